import type { Entity } from '../../../search/fact.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';

/** What was said before, as far as a question leans on it. */
export interface Context {
  /** What the conversation is about, the likeliest first. */
  entities: readonly Entity[];
  /** The page and the words of the last answer. */
  path?: string;
  said: string;
  /** Whether that was what was found. */
  isSaid: boolean;
  /** The last answer, found anew: what a conversation is said to have held is never repeated. */
  outcome?: Outcome;
  /** The question before, as it was read. */
  before?: Reading;
  /** The same, of the question before that. */
  past?: Context;
}

/** Nothing was said before. */
export const emptyContext: Context = { entities: [], said: '', isSaid: false };
