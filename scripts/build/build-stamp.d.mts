export const folders: readonly string[];
export const notRead: RegExp;
export function buildIsCurrent(): boolean;
export function fingerprint(): string;
/** @param builtFrom the fingerprint from before the build: what was changed meanwhile is for the next one */
export function stampBuild(folder: string, builtFrom: string): void;
