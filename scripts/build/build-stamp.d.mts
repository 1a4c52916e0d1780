export const folders: readonly string[];
export const notRead: RegExp;
export function buildIsCurrent(): boolean;
export function fingerprint(): string;
/** Writes a build's fingerprint. @param builtFrom the fingerprint from before the build: later changes need another build */
export function stampBuild(folder: string, builtFrom: string): void;
