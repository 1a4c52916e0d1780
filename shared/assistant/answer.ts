/** Kind of an answer: a fact of a page or of the owner, a table value, a reply in a conversation, or a wish to act, which begins a message. */
type AnswerKind = 'fact' | 'table' | 'talk' | 'wish';

/** Sentences that somebody wrote, with the asked lines that lead to them. */
export interface Answer {
  /** Path of its page and place in its content, such as /services/dynamic-pricing#results/more-revenue. */
  id: string;
  kind: AnswerKind;
  /** Path of its page; empty for replies and wishes. */
  page: string;
  /** Title of its entry; empty for the page itself. */
  title: string;
  /** One to three whole sentences. */
  say: string;
  asked: readonly string[];
  /** Ids of the entities that it is about. */
  about: readonly string[];
  /** For a wish: template of the contact message, with {question}. */
  message?: string;
}

/** Kinds of entities. */
export type EntityKind =
  | 'client'
  | 'service'
  | 'size'
  | 'industry'
  | 'office'
  | 'person'
  | 'platform'
  | 'document'
  | 'technology'
  | 'milestone';

/** An entity that questions name: a client, an office, a service … */
export interface Entity {
  /** Its kind and name, such as office:Dubai. */
  id: string;
  kind: EntityKind;
  name: string;
  path: string;
  /** Names that identify it. */
  names: readonly string[];
  /** Words that only hint at it: goods of an industry, the country of an office. */
  hints: readonly string[];
  /** Its facts by name: numbers without unit, or text. */
  values: Readonly<Record<string, number | string | readonly string[]>>;
}
