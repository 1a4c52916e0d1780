import type { Mistake } from '../../content/edit/check.ts';
import type { FieldPlace } from '../../content/edit/place.ts';

export type { Choice, Field } from '../../content/edit/field.ts';
export type { FieldPlace, Mistake };

/** Addresses of the desk's API of words. */
export const wordsPaths = {
  state: '/words/api/state',
  field: '/words/api/field',
  schema: '/words/api/schema',
  places: '/words/api/places',
  nearest: '/words/api/nearest',
  tried: '/words/api/tried',
  save: '/words/api/save',
  list: '/words/api/list',
  entry: '/words/api/entry',
  remove: '/words/api/remove',
  rename: '/words/api/rename',
  hide: '/words/api/hide',
  figure: '/words/api/figure',
  picture: '/words/api/picture',
  discard: '/words/api/discard',
  publish: '/words/api/publish',
  events: '/words/api/events',
  history: '/words/api/history',
  putBack: '/words/api/put-back',
} as const;

/** One thing that the draft says otherwise than the site. */
export interface Change extends FieldPlace {
  label: string;
  /** Addresses of the pages that the file makes; none for words that stand on all of them. */
  pages: string[];
  before: string;
  after: string;
  by: string;
  at: number;
}

/** GET state. */
export interface WordsState {
  draft: Change[];
  preview: PreviewState;
  publish: PublishState;
  editing: boolean;
  /** What would stop a publish now: of changes by hand, for the desk refuses its own. */
  mistakes: Mistake[];
}

export interface PreviewState {
  state: 'off' | 'starting' | 'ready' | 'failed';
  message?: string;
}

/** How a publish fares; each event of GET events is one. */
export interface PublishState {
  state: 'idle' | 'running' | 'done' | 'failed';
  /** What the build has said so far. */
  lines: string[];
  mistakes: Mistake[];
  by?: string;
  startedAt?: number;
  endedAt?: number;
}

/** What a POST that changes words is answered with: 200, 422 and 409. */
export interface Saved {
  /** Of the value that was saved. */
  version: string;
  mistakes: [];
  changed: FieldPlace[];
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

/** GET field?file=…&path=… with the path as JSON answers with a Field of content/edit/field.ts; GET schema?file=…; of a folder such as case-studies the schema of a new entry. */
export interface SchemaAnswer {
  schema: object;
  value: unknown;
  version: string;
}

/** GET places: every text of the words with its place, and the pages with their files. */
export interface PlacesAnswer {
  pages: PageWords[];
  texts: PlacedText[];
  /** Pages that are hidden. */
  hidden: { file: string; name: string }[];
}
export interface PageWords {
  address: string;
  name: string;
  file: string;
  /** Where the page's own title stands in the file. */
  path: FieldPlace['path'];
  /** Whether it is one of several in a folder, and can be hidden. */
  isEntry: boolean;
}
export interface PlacedText extends FieldPlace {
  text: string;
}

/** GET nearest?question=…: what the assistant says to it with the draft's words, and what it could be taught to say. */
export interface NearestAnswer {
  now: string;
  choices: NearAnswer[];
}
export interface NearAnswer {
  /** Name of its page. */
  page: string;
  title: string;
  say: string;
  /** List of the questions that it answers. */
  place: FieldPlace;
}
/** GET tried?question=…: the same, and which of the tuning set's questions get another answer than on the site. */
export interface TriedAnswer {
  now: string;
  changed: { question: string; before: string; after: string }[];
}

export interface SaveRequest {
  place: FieldPlace;
  /** Null takes away a field that may be left out. */
  value: unknown;
  version: string;
}
export interface ListRequest {
  place: FieldPlace;
  op: 'add' | 'remove' | 'move';
  index?: number;
  to?: number;
  value?: unknown;
  version: string;
}
export interface EntryRequest {
  folder: string;
  slug: string;
  value: unknown;
}
/** A new address: links and names follow, and the old address leads to the new one. */
export interface RenameRequest {
  file: string;
  slug: string;
}
/** Files (with an empty path) and entries of lists: together, where one is of no use without the other. */
export interface HideRequest {
  places: FieldPlace[];
  /** Whether they are hidden. */
  draft: boolean;
  /** New values of what leads to them otherwise, set in the same step. */
  changes?: { place: FieldPlace; value: unknown }[] | undefined;
}
/** Without a place, all changes. */
export interface DiscardRequest {
  place?: FieldPlace | undefined;
}
export interface FigureRequest {
  from: string;
  to: string;
  confirm?: boolean | undefined;
  /** Some of the places; all of them where left out. */
  only?: FieldPlace[] | undefined;
}
/** Without `confirm`: where it stands and what each place would say. */
export interface FigureAnswer {
  places: { place: FieldPlace; label: string; before: string; after: string }[];
}

/** POST picture?name=…&ratio=4:3&x=0.5&y=0.5 with the picture as the body, its type image/jpeg, image/png, image/webp or image/heic. */
export interface PictureAnswer {
  /** For the field `file` of a photo. */
  file: string;
  width: number;
  height: number;
}

/** One publish. */
export interface Published {
  id: number;
  at: number;
  by: string;
  changes: Change[];
}
