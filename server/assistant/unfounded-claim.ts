import type { Fact } from './knowledge.ts';

/** Figures that claim something: of two digits and more, or with a sign. A lone digit may count sentences. */
const figures = /\p{Nd}+(?:[.,]\p{Nd}+)*\s?(?:%|x\b|\+)|\p{Nd}+(?:[.,]\p{Nd}+)+|\p{Nd}{2,}/giu;
const mailAddresses = /[^\s@<>()[\]]+@[^\s@<>()[\]]+\p{L}/gu;

/**
 * Looks for a figure or an e-mail address that a model did not take from the facts.
 * @param answer its cleaned words
 * @returns the first one; undefined if there is none
 */
export function unfoundedClaim(answer: string, facts: readonly Fact[]): string | undefined {
  const known = facts.map(({ page, title, text }) => `${page}\n${title}\n${text}`).join('\n');
  const wholes = new Set([...known.matchAll(figures)].map(([figure]) => plain(figure)));
  const words = answer.replace(/\]\([^)]*\)/g, ']');
  const figure = [...words.matchAll(figures)].map(([found]) => found).find((found) => !wholes.has(plain(found)));
  return figure ?? [...words.matchAll(mailAddresses)].map(([found]) => found).find((found) => !known.includes(found));
}

function plain(figure: string): string {
  return figure.replace(/\s/g, '').toLowerCase();
}
