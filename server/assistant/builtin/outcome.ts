import type { Entity, Fact } from '../../../search/fact.ts';
import type { Fit } from './fact-finder.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './slots.ts';

/** What a part of a question was answered with. */
export interface Outcome {
  /** Whole sentences. */
  text: string;
  /** Pages that say so, the first the best. */
  paths: readonly string[];
  /** The fact that it is, for questions that go on from it. */
  fact?: Fact;
  /** What it is about. */
  about?: readonly Entity[];
  /** How sure it is that this is what was asked, as the logarithm of the odds (fact-finder.ts), where that is in doubt; and the fact with its lines. */
  sure?: number;
  fit?: Fit;
  /** The question that it answers, where the message only named another thing. */
  asked?: Reading;
  /** What was asked of the tables, where they gave it. */
  slots?: Slots;
}

/** A fact as it stands, about all that it is about. */
export const ofWhatIsSaid = (fact: Fact, entities: readonly Entity[]): Outcome => ({
  text: fact.text,
  paths: [fact.path],
  fact,
  about: entities.filter(({ id }) => fact.about.includes(id)),
});

/** The first sentence of an answer. */
export const firstSentence = (text: string): string => /^.*?[.?”"](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
