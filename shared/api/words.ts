import type { Mistake } from '../../content/edit/check.ts';
import type { DescribedField } from '../../content/edit/field.ts';
import type { FieldPlace } from '../../content/walk.ts';

export type { Choice, JsonSchema } from '../../content/edit/field.ts';
export type { FieldPlace, Mistake };

/** A field with the name of its place, such as "Home: first screen, heading". */
export interface Field extends DescribedField {
  where: string;
}

/** Paths of the desk's content API. */
export const wordsPaths = {
  state: '/words/api/state',
  field: '/words/api/field',
  schema: '/words/api/schema',
  pages: '/words/api/pages',
  nearest: '/words/api/nearest',
  tried: '/words/api/tried',
  save: '/words/api/save',
  entry: '/words/api/entry',
  rename: '/words/api/rename',
  hide: '/words/api/hide',
  figure: '/words/api/figure',
  teach: '/words/api/teach',
  picture: '/words/api/picture',
  document: '/words/api/document',
  discard: '/words/api/discard',
  publish: '/words/api/publish',
  history: '/words/api/history',
  putBack: '/words/api/put-back',
} as const;

/** Largest uploads, in bytes: a phone's largest pictures have 15 MB. */
export const uploadLimits = { picture: 30_000_000, document: 20_000_000 } as const;

/** One difference between the draft and the site. */
export interface Change extends FieldPlace {
  /** Absent in a publish before this was recorded. */
  kind?: 'changed' | 'added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'renamed';
  /** Name of the page that the file is for, or of what the file holds. */
  page: string;
  label: string;
  before: string;
  after: string;
  /** Names of its photographs before and after (see PictureAnswer). */
  photos?: [before: string | undefined, after: string | undefined];
  by: string;
  at: number;
  /** Common to the changes that were made in one step; absent where another step changed the place, too. */
  act?: number;
  /** Time of the publish that it puts back. */
  putBack?: number;
}

/** Response of GET state. */
export interface WordsState {
  draft: Change[];
  /** Version of the draft, which a publish of this list sends. */
  version: string;
  publish: PublishState;
  /** Mistakes that would fail a publish now. Only files edited outside the desk have any: the desk refuses invalid changes. */
  mistakes: Mistake[];
}

/** State of a publish. */
export interface PublishState {
  state: 'idle' | 'running' | 'done' | 'failed';
  /** Build output so far. */
  lines: string[];
  mistakes: Mistake[];
  by?: string;
  startedAt?: number;
  endedAt?: number;
  /** Why it failed, and what to do, in sentences. */
  failure?: string | undefined;
  /** Time that it takes, in milliseconds, as the last one did. */
  expected?: number | undefined;
  /** What is left to do of this publish or an earlier one, in sentences. */
  note?: string;
}

/** Bodies of responses to a change: Saved with 200, Refused with 422, Conflict with 409. */
export interface Saved {
  /** Version of the saved value. */
  version: string;
}
export interface Refused {
  mistakes: Mistake[];
}
export interface Conflict {
  by: string;
  at: number;
  value: unknown;
  version: string;
}

/**
 * Response of GET schema?file=…; for a folder such as case-studies, the schema of a new entry. GET field?file=…&path=… has the path
 * as JSON and returns a Field (content/edit/field.ts).
 */
export interface SchemaAnswer {
  schema: object;
  value: unknown;
}

/** Response of GET pages: every page with its file, and the entries that are hidden. */
export interface PagesAnswer {
  pages: PageWords[];
  hidden: { place: FieldPlace; name: string }[];
}
export interface PageWords {
  address: string;
  name: string;
  file: string;
  /** Path of the page's words in the file. */
  path: FieldPlace['path'];
  /** Place of its title and description: a resource has those of its document's page. */
  head: FieldPlace;
  /** Whether it is one of several in a folder, and so can be hidden. */
  isEntry: boolean;
}
/** Response of GET nearest?question=…: the assistant's answer with the draft's words, and answers that could be given instead. */
export interface NearestAnswer {
  now: string;
  choices: NearAnswer[];
}
export interface NearAnswer {
  /** Name of the answer's page. */
  page: string;
  say: string;
  /** Place of the answer's asked lines. */
  place: FieldPlace;
}
/** Response of GET tried?question=…: the draft's answer, and questions of the tuning set whose answer the draft changes. */
export interface TriedAnswer {
  now: string;
  changed: { question: string; after: string }[];
}

/** Response without `chosen`: the places of the figure, with their new text, and whether they speak of today. */
export interface FigureAnswer {
  places: { place: FieldPlace; label: string; after: string; isCurrent: boolean }[];
}

/**
 * Response of POST picture?name=…&ratio=4:3&x=0.5&y=0.5. The body is a JPEG, PNG, WebP or AVIF, whatever
 * its media type says. With `of=FILE` in place of a body, a picture that is there already is cropped again. GET picture/FILE is the picture before it
 * was cropped.
 */
export interface PictureAnswer {
  /** Value for the field `file` of a photo. */
  file: string;
  width: number;
  height: number;
}

/** Response of POST document?name=…, whose body is the PDF. */
export interface DocumentAnswer {
  /** Value for the field `pdf` of a resource or case study. */
  file: string;
  pages: number;
}

export interface Published {
  id: number;
  at: number;
  by: string;
  changes: Change[];
  /** Why it is not committed. */
  note?: string;
}
