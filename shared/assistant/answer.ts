/** What an answer is: something a page or the owner says, a value of a table, a reply in a conversation, or a wish whose message is begun. */
type AnswerKind = 'fact' | 'table' | 'talk' | 'wish';

/** Sentences that somebody wrote, with the ways in which visitors ask for them. */
export interface Answer {
  /** Its page's address and its place in the content, such as /services/dynamic-pricing#results/more-revenue. */
  id: string;
  kind: AnswerKind;
  /** Address of its page; empty for talk and wishes. */
  page: string;
  /** What its entry is called; empty for the page itself. */
  title: string;
  /** One to three whole sentences. */
  say: string;
  asked: readonly string[];
  /** Ids of the clients, offices, services … that it is about. */
  about: readonly string[];
  /** Of a wish: the message that is begun in the contact form, with {question}. */
  message?: string;
}

/** Kinds of things that questions name. */
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

/** A thing that questions name: a client, an office, a service … */
export interface Entity {
  /** Its kind and name, such as office:Dubai. */
  id: string;
  kind: EntityKind;
  name: string;
  path: string;
  /** Names that are meant for it alone. */
  names: readonly string[];
  /** Words that hint at it: what is sold in a trade, the country of an office. */
  hints: readonly string[];
  /** Its row of typed facts: figures as numbers with their unit said elsewhere, others as words. */
  values: Readonly<Record<string, number | string | readonly string[]>>;
}
