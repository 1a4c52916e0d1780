import type { Entity } from '../../../search/fact.ts';
import type { Reading } from './reading.ts';

/** What is carried on, the kind first that a pronoun can mean. */
export function meant(
  { words }: Reading,
  entities: readonly Entity[],
  pronouns: Readonly<Record<string, readonly string[]>>,
): readonly Entity[] {
  const kind = Object.keys(pronouns).find((each) => words.some((word) => pronouns[each]?.includes(word)));
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
