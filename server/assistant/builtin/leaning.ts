import type { Entity } from '../../../search/fact.ts';
import type { Reading } from './reading.ts';

/** Words with which a question leans on what was said before. */
export const leans =
  /\b(it|its|they|them|their|theirs|that|this|those|these|he|him|his|she|her|hers|there|same|one|ones|instead|too|also|then)\b/i;
export const goesOn = /^(and|what about|how about|but|so|then|also|or|ok and|okay and|plus)\b/i;
/** What is carried on, the kind first that a pronoun can mean. */
export function meant({ text }: Reading, entities: readonly Entity[]): readonly Entity[] {
  const kind = /\b(he|him|his|she|her|hers)\b/i.test(text) ? 'person' : /\b(they|them|their|theirs)\b/i.test(text) ? 'client' : undefined;
  return kind ? entities.toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind)) : entities;
}

/** The words of a question and of the one before it, without what that named where this one names another of its kind. */
export function together({ words, named, hinted }: Reading, before: Reading): string[] {
  const kinds = new Set([...named, ...hinted].map(({ kind }) => kind));
  const replaced = new Set(
    before.named.filter(({ kind }) => kinds.has(kind)).flatMap(({ names }) => names.join(' ').toLowerCase().split(' ')),
  );
  return [...words, ...before.words.filter((word) => !replaced.has(word))];
}
