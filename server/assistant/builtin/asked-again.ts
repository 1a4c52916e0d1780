import { stopWords } from '../../../search/common-words.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Means } from './means.ts';
import { namesIn } from './pronouns.ts';
import type { Reading } from './reading.ts';

/**
 * The question before, asked of what a message names instead: "and the beauty shop?"
 * @param about what its answer told of
 * @returns its words, with the thing; undefined where the message is a question of its own
 */
export function askedAgain(
  { words, named, hinted, wanted, asksYesNo }: Reading,
  before: Reading,
  about: readonly Entity[],
  { entities, reader: { language } }: Means,
): { text: string; thing: Entity } | undefined {
  if (wanted || asksYesNo) return undefined;
  const things = [...named, ...hinted];
  const own = namesIn(things, language);
  // What it says beside the thing is a question of its own.
  const telling = words.filter((word) => !stopWords.has(word) && !own.has(word) && !['people', 'one'].includes(word));
  if (telling.length > 0) return undefined;
  const pairs = [about, [...before.named, ...before.hinted]].flatMap((known) => things.flatMap((thing) => ofKinds(thing, known, entities)));
  const pair = pairs.find(([thing, other]) => thing !== other);
  if (!pair) return undefined;
  const [thing, other] = pair;
  const replaced = namesIn([other], language);
  const kept = before.words.filter((word) => !replaced.has(word));
  return { text: [...kept, thing.name].join(' '), thing };
}

/** A thing with the one that it takes the place of: of the same kind, or the only client of a trade where a client was spoken of. */
function ofKinds(thing: Entity, known: readonly Entity[], entities: readonly Entity[]): [Entity, Entity][] {
  const same = known.find(({ kind }) => kind === thing.kind);
  if (same) return [[thing, same]];
  const client = known.find(({ kind }) => kind === 'client');
  const clients = [thing.values.clients].flat();
  const only = client && clients.length === 1 ? entities.find(({ kind, name }) => kind === 'client' && name === clients[0]) : undefined;
  return only && client ? [[only, client]] : [];
}
