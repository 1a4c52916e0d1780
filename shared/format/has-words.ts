/** Folds what people type differently: case, accents, quotation marks, dashes and spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns whether a text has each of some words, or parts of words, in any order. */
export const hasWords = (text: string, sought: string): boolean => hasAll(fold(text), fold(sought));

/** The same of texts that are folded already. */
export const hasAll = (folded: string, sought: string): boolean => sought.split(' ').every((word) => folded.includes(word));
