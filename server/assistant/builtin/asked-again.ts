import type { Entity } from '../../../search/fact.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { Reading } from './reading.ts';
import { namesIn } from './single.ts';

/** Longest message that only puts another thing in the place of the one before it. */
const SHORT = 7;
/** Things that an answer told of one by one: more are a list. */
const FEW = 2;

/**
 * The question before, asked of what a message names instead: "and the beauty shop?"
 * @param of.about what its answer told of
 * @returns its words, with the thing; undefined where the message is a question of its own
 */
export function askedAgain(
  { words, named, hinted, wanted, asksYesNo, goesOn }: Reading,
  before: Reading,
  { about, entities }: { about: readonly Entity[]; entities: readonly Entity[] },
): { text: string; thing: Entity } | undefined {
  if (wanted || asksYesNo || words.length > SHORT) return undefined;
  const things = [...named, ...hinted];
  const own = namesIn(things);
  // What it says beside the thing is a question of its own.
  const telling = words.filter((word) => !stopWords.has(word) && !own.has(word) && !['people', 'one'].includes(word));
  if (telling.length > 0 || things.length === 0) return undefined;
  const pairs = [about.length <= FEW ? about : [], [...before.named, ...before.hinted]].flatMap((known) =>
    things.flatMap((thing) => ofKinds(thing, known, entities)),
  );
  const [pair] = pairs.filter(([thing, other]) => thing !== other);
  const [only] = things;
  // The question before named nothing: it is asked of this.
  if (!pair && only && goesOn && before.named.length === 0) return { text: [...before.words, only.name].join(' '), thing: only };
  if (!pair) return undefined;
  const [thing, other] = pair;
  const replaced = namesIn([other]);
  const kept = before.words.filter((word) => !replaced.has(word) && !['they', 'them', 'it', 'he', 'she'].includes(word));
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
