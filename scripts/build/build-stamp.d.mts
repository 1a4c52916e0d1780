export const folders: readonly string[];
export const notRead: RegExp;
export function buildIsCurrent(): boolean;
/** @param changes files by their path as it is read, which is relative to the project, with the path of their new text; null removes one */
export function fingerprint(changes?: ReadonlyMap<string, string | null>): string;
/** Writes a build's fingerprint. @param builtFrom the fingerprint from before the build: later changes need another build */
export function stampBuild(folder: string, builtFrom: string): void;
