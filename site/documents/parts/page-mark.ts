/** Returns the placeholder of a chapter's page number, which print-document.ts replaces. The placeholder is as wide as the number. */
export const pageMark = (chapter: number) => `{${chapter}}`;
