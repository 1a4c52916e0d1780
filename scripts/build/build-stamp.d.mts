export const folders: readonly string[];
export const notRead: RegExp;
export function buildIsCurrent(): boolean;
export function fingerprint(): string;
/** @param builtFrom the fingerprint from before the build, so that changes during the build need another build */
export function stampBuild(folder: string, builtFrom: string): void;
