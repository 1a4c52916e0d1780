/** One way in which visitors ask for a fact. */
export interface Asked {
  text: string;
  /** What holds, where the line wants yes or no. */
  holds?: 'Yes' | 'No';
}

/** Something that the site says and that can stand as an answer. */
export interface Fact {
  /** Address of its page. */
  path: string;
  /** The name of its page, as a link shows it. */
  page: string;
  /** What its entry is called; empty for the page itself. */
  title: string;
  /** One to three whole sentences. */
  text: string;
  asked: readonly Asked[];
  /** Ids of the clients, offices, services … that it is about. */
  about: readonly string[];
}

/** A fact that was found. */
export interface Found {
  fact: Fact;
  /** Place of the fact in the list. */
  id: number;
  /** How near its nearest line is: the same words are about 1. */
  near: number;
  /** Whether one of its lines is the question, word for word. */
  isSame: boolean;
  /** All its words beside those of the fact that has most: 1 for that one (BM25+). */
  whole: number;
  /** How much of the question it has, from 0 to 1: rare words count for more. */
  covers: number;
  /** Its nearest lines, the best first; undefined stands for the answer itself. */
  lines: readonly { line?: number; near: number }[];
}

/** Kinds of things that questions name. */
export const entityKinds = [
  'client',
  'service',
  'size',
  'industry',
  'office',
  'person',
  'platform',
  'document',
  'technology',
  'milestone',
] as const;
export type EntityKind = (typeof entityKinds)[number];

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

/** What the assistant knows, as data: made at build. */
export interface KnowledgeData {
  facts: readonly Fact[];
  entities: readonly Entity[];
}
