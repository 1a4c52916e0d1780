/** Returns a chapter's id, for links in the table of contents. */
export const chapterId = (number: number) => `chapter-${number}`;
