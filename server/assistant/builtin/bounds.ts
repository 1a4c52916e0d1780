import { stopWords } from '../../../search/common-words.ts';
import type { Entity, EntityKind } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { namesIn } from './pronouns.ts';
import type { Reading } from './reading.ts';
import type { Place } from './slot-reader.ts';
import type { Column, Tables } from './tables.ts';

export const senses = ['over', 'atLeast', 'under', 'atMost'] as const;

/** How far a column of a row may go. */
export interface Bound {
  column: Column;
  sense: (typeof senses)[number];
  limit: number;
}

/** What a question bounds twice or more: "more than 300% in under six months", "over five months but less than eight". */
export function boundsIn(places: readonly Place[], words: readonly string[], table: EntityKind, tables: Tables): Bound[] {
  const bounds: Bound[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const limit = /^\d/.test(word) ? parseInt(word, 10) : tables.words.counts.indexOf(word);
    if (limit < 0) continue;
    const before = places.filter((place) => place.at >= from && place.at < at).map(({ of }) => of);
    const unit = places.find(({ of, at: place }) => place === at + 1 && 'column' in of && of.column.of === table && of.column.filter)?.of;
    const percent = word.endsWith('%') ? tables.columns.find(({ of, unit: each }) => of === table && each === '%') : undefined;
    const column = percent ?? (unit && 'column' in unit ? unit.column : bounds.at(-1)?.column);
    const said = before.flatMap((of) => (of.is === 'operation' ? [of.operation] : []));
    const isMost = before.findLast(({ is }) => is === 'most' || is === 'least')?.is === 'most';
    // "Longer than"
    const sense = senses.findLast((each) => said.includes(each)) ?? (said.includes('than') ? (isMost ? 'over' : 'under') : undefined);
    if (column && sense) bounds.push({ column, sense, limit });
    from = at + 1;
  }
  return bounds.length > 1 ? bounds : [];
}

/** What is not to be had: what stands after "but no", where something else stands before it. */
export function lackingOf(had: readonly Entity[], { named, words }: Reading, places: readonly Place[], language: Language): Entity[] {
  const except = places.find(({ of }) => of.is === 'operation' && of.operation === 'except')?.at;
  if (except === undefined) return [];
  const names = had.map((each) => namesIn([named.includes(each) ? { ...each, hints: [] } : each], language));
  const after = had.filter((_, place) => {
    // By a word that no other of them has.
    const others = names.filter((_, other) => other !== place);
    return words.findIndex((word) => !stopWords.has(word) && names[place]?.has(word) && !others.some((other) => other.has(word))) > except;
  });
  return after.length < had.length ? after : [];
}
