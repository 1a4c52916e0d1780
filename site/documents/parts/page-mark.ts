/** Stands for the page on which a chapter begins, until print-document.ts knows it. As wide as a page number. */
export const pageMark = (chapter: number) => `{${chapter}}`;
