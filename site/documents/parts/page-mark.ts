/** Returns the placeholder of a chapter's page number, which print-document.ts replaces. As wide as the number. */
export const pageMark = (chapter: number) => `{${chapter}}`;
