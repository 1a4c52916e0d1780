import type { Entity } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import type { Means } from './means.ts';
import type { Reading } from './reading.ts';

/** Words of the names of things, and of what hints at them: one by one, and as phrases are joined (customerservice). */
export function namesIn(things: readonly Entity[], language: Language): ReadonlySet<string> {
  const called = things.flatMap(({ name, names, hints }) => [name, ...names, ...hints]);
  return new Set(called.flatMap((name) => [...name.toLowerCase().split(' '), ...language.words(name)]));
}

/** The kind of thing that a pronoun means. */
export const pronounIn = ({ words: asked }: Reading, { words: { cues } }: Means) =>
  Object.entries(cues.pronouns).find(([, list]) => asked.some((word) => list.includes(word)))?.[0];

/** What is carried on, the kind first that a pronoun can mean. */
export function meant(reading: Reading, entities: readonly Entity[], means: Means): readonly Entity[] {
  const kind = pronounIn(reading, means);
  if (!kind) return entities;
  // "What did they get?", of a trade: its client.
  const ofTrade = kind === 'client' && entities[0]?.kind === 'industry' ? [entities[0].values.clients].flat() : [];
  const only = ofTrade.length === 1 ? means.entities.filter(({ kind: each, name }) => each === kind && name === ofTrade[0]) : [];
  return [...new Set([...only, ...entities])].toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind));
}

/** A question with the name of what its pronoun means; undefined where it has none, or may mean several. */
export function namedInstead({ text, named }: Reading, entities: readonly Entity[], means: Means): Reading | undefined {
  if (named.length > 0) return undefined;
  const { pronouns } = means.words.cues;
  for (const kind of ['person', 'client', 'thing'] as const) {
    const pronoun = new RegExp(`\\b(?:${pronouns[kind].join('|')})\\b`, 'i');
    const [subject, ...others] = entities.filter((each) =>
      kind === 'thing' ? !['person', 'client', 'industry'].includes(each.kind) : each.kind === kind,
    );
    if (subject && pronoun.test(text) && !others.some((other) => other.kind === subject.kind))
      return means.questions.read(text.replace(pronoun, subject.name));
  }
  return undefined;
}

/** A question with a general word for the one thing that it names; undefined where it names none, or several, or what nothing holds in general for. */
export function unnamed({ text, named }: Reading, { questions, words: { cues } }: Means): Reading | undefined {
  const [thing, other] = named;
  const general = thing && !other ? cues.general[thing.kind] : undefined;
  const names = thing?.names.toSorted((one, another) => another.length - one.length) ?? [];
  const name = names.find((each) => text.toLowerCase().includes(each.toLowerCase()));
  const isOne = general !== undefined && name !== undefined;
  return isOne ? questions.read(text.replace(new RegExp(name.replace(/[^\w ]/g, '.'), 'i'), general)) : undefined;
}

/** The words of a question and of the one before it, without what that named where this one names another of its kind. */
export function together({ words, named, hinted }: Reading, before: Reading, { reader }: Means): string[] {
  const kinds = new Set([...named, ...hinted].map(({ kind }) => kind));
  const replaced = namesIn(
    before.named.filter(({ kind }) => kinds.has(kind)).map((entity) => ({ ...entity, hints: [] })),
    reader.language,
  );
  return [...words, ...before.words.filter((word) => !replaced.has(word))];
}
