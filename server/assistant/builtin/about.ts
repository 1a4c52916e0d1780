import { stopWords } from '../../../search/common-words.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';

/** What there is to say of all that a question asks about as a whole: "TechPro", "what is dynamic pricing". */
export function aboutAll({ named, hinted, words, wanted, asksYesNo, isPremise }: Reading, means: Means): Outcome | undefined {
  const { cues, replies } = means.words;
  const things = named.length > 0 ? named : hinted.filter(({ kind }) => kind === 'service' || kind === 'office');
  const kinds = new Set(things.map(({ kind }) => kind));
  // "Is Magento supported?", "is GlowCo a client of yours?": it is, as it is told of.
  const isThere = kinds.has('platform') || kinds.has('office') || words.some((word) => cues.offered.includes(word));
  if (kinds.size !== 1 || wanted || (asksYesNo && !isThere)) return undefined;
  const own = new Set(
    things
      .flatMap(({ names, hints }) => [...names, ...(named.length > 0 ? [] : hints)])
      .flatMap((name) => means.reader.language.words(name)),
  );
  if (!words.every((word) => own.has(word) || cues.overview.includes(word) || (isThere && cues.offered.includes(word)))) return undefined;
  const outcomes = things.flatMap((thing) => about(thing, means) ?? []);
  if (outcomes.length < things.length) return undefined;
  const told = joined(outcomes);
  return isThere && (asksYesNo || isPremise) ? { ...told, text: `${replies.holds.Yes} ${told.text}` } : told;
}

/** Whether a question asks for a thing as a whole: "tell me about it". */
export const isOverview = ({ words: asked }: Reading, { words: { cues } }: Means) =>
  asked.every((word) => cues.overview.includes(word) || stopWords.has(word));

/** What there is to say of something named. @param said what was said of it already */
export function about(entity: Entity, { facts }: Means, said = ''): Outcome | undefined {
  const ofIt = facts.filter((fact) => fact.about.includes(entity.id) && !said.includes(fact.text.slice(0, 40)));
  const ofPage = ofIt.filter(({ path }) => path === entity.path);
  const fact =
    ofPage.find(({ title, asked }) => title === entity.name && asked.length > 0) ??
    ofPage.find(({ title, asked }) => title === '' && asked.length > 0) ??
    ofPage[0] ??
    ofIt[0];
  return fact && { text: fact.text, paths: [entity.path], fact, about: [entity] };
}

/** Answers beside one another. */
const joined = (outcomes: readonly Outcome[]): Outcome => ({
  ...(outcomes.length === 1 ? outcomes[0] : {}),
  text: outcomes.map(({ text }) => text).join(' '),
  paths: [...new Set(outcomes.flatMap(({ paths }) => paths))],
  about: outcomes.flatMap((outcome) => outcome.about ?? []),
});
