import { withoutLinks } from '../../shared/format/without-links.ts';
import type { CleanAnswer } from './clean-answer.ts';
import { unfoundedFigure } from './figures.ts';
import { type Passage, pageOf } from './model-instructions.ts';

const mailAddresses = /(?<![^\s@<>()[\]])[^\s@<>()[\]]+@[^\s@<>()[\]]+\p{L}/gu;
/** Patterns of a promise, and of a negation before it. */
const promises = /\bguarant\w+|\b(?:risk[ -]free|money[ -]back)\b|\b(?:we|i) (?:(?:can|do|will|hereby|even) )?(?:promise|assure)\b/gi;
const denial = /(?:\b(?:no|not|never|without|cannot)|n['’]t) (?:\w+ )?$/i;
const assent = /^(?:yes|sure|absolutely|certainly|definitely|of course)\b/i;

/**
 * Checks a model's answer against the site.
 * @param passages pages of the site; a figure must be on a page that the answer links to
 * @param question used to refuse a plain yes to a promise
 * @returns the reason for refusal, without quoting the answer; undefined if it may be shown
 */
export function objectionTo({ text, sources }: CleanAnswer, passages: readonly Passage[], question: string): string | undefined {
  const words = withoutLinks(text);
  const cited = passages.filter(({ path }) => sources.includes(pageOf(path))).map((passage) => passage.text);
  if (sources.length === 0) return 'links to no page';
  if (!/\p{L}/u.test(text.replace(/\[[^\][]*\]\([^()]*\)/g, ''))) return 'says nothing beside its links';
  if (unfoundedFigure(words, cited.join('\n')) !== undefined) return 'has a figure that the pages it links to do not have';
  if ([...words.matchAll(mailAddresses)].some(([address]) => !passages.some((passage) => passage.text.includes(address))))
    return 'has an address of its own';
  if ([...words.matchAll(promises)].some(({ index }) => !denial.test(words.slice(0, index)))) return 'makes a promise';
  if (/guarant|promis/i.test(question) && assent.test(words)) return 'confirms a promise';
  return undefined;
}
