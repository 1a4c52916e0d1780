/** Kind of an answer: a fact of a page or of the owner, a table value, a conversational reply, or a reply to a wish to act. */
type AnswerKind = 'fact' | 'table' | 'talk' | 'wish';

/** Sentences that somebody wrote, with the asked lines that lead to them. */
export interface Answer {
  /** Path of the page, and place in the page's content, such as /services/dynamic-pricing#results/more-revenue. */
  id: string;
  kind: AnswerKind;
  /** Path of the answer's page; empty for replies and wishes. */
  page: string;
  /** Title of the answer's entry; empty for the page itself. */
  title: string;
  /** One to three whole sentences. */
  say: string;
  asked: readonly string[];
  /** Ids of the entities that the answer is about. */
  about: readonly string[];
  /** First word of the answer to asked lines that are questions of yes or no. */
  begin?: 'Yes' | 'No';
  /** What the answer says is not published, if that is said in other words when it is asked again (content/assistant/replies.yaml). */
  again?: string;
  /** Whether it tells what a word means. */
  isMeaning?: true;
  /** For a wish: template of the contact message, with {question}. */
  message?: string;
}

/** Kinds of entities. A topic is talked about, but has no page of its own. */
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
  | 'milestone'
  | 'topic';

/** An entity that questions name: a client, an office, a service … */
export interface Entity {
  /** Kind and name, such as office:Dubai. */
  id: string;
  kind: EntityKind;
  name: string;
  path: string;
  /** Names that identify the entity. */
  names: readonly string[];
  /** Words that only hint at the entity: goods of an industry, the country of an office. */
  hints: readonly string[];
  /** Facts by name: numbers without unit, or text. */
  values: Readonly<Record<string, number | string | readonly string[]>>;
}
