/** Folds what people type differently: case, accents, quotation marks, dashes and spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns a function that says how near a text is to some words: 3 says just these, 2 has them in order, 1 has each or a part of it, 0 not all. */
export function nearnessTo(sought: string): (text: string) => number {
  const phrase = fold(sought);
  const words = phrase.split(' ');
  return (text) => {
    const folded = fold(text);
    if (!words.every((word) => folded.includes(word))) return 0;
    return folded === phrase ? 3 : folded.includes(phrase) ? 2 : 1;
  };
}
