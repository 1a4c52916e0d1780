/** The place of a chapter, for the links of the contents. */
export const chapterId = (number: number) => `chapter-${number}`;
