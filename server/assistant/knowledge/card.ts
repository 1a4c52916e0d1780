import type { Passage } from '../passage.ts';

/** What a card tells of its subject. */
export type Aspect =
  | 'overview'
  | 'return'
  | 'timeline'
  | 'services'
  | 'results'
  | 'features'
  | 'benefits'
  | 'challenge'
  | 'solution'
  | 'steps'
  | 'quote'
  | 'proof'
  | 'documents'
  | 'people'
  | 'served'
  | 'address'
  | 'detail';

/** A passage with what it is known by. */
export interface Card extends Passage {
  aspect: Aspect;
  /** The subject that it is about, by its id; empty for the agency and the site. */
  about: string;
  /** Words that ask for it and that it need not say itself. */
  cue: string;
  /** Another page that says so. */
  alsoAt?: string;
}

export type MakeCard = (card: Omit<Card, 'cue'> & { cue?: string }) => Card;
