import { z } from 'zod';
import { atLeast } from './list.ts';
import { internalLink, line, withPlaces } from './words.ts';

/** What the assistant says and understands besides facts; content/assistant/NAME.yaml is checked against the schema of its name. */

/** As visitors type: lower case, no signs, so that nobody has to think of them. */
const typed = z
  .string({ error: 'is missing: write words as visitors type them' })
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be words in small letters without signs, such as return on investment')
  .max(60);

/** Words of any language, as visitors type them. */
const words = z.string().trim().min(1).max(120);

/** Words that mean the same, and how people shorten them. */
export const synonyms = z.strictObject({
  /** One typed word for another: u for you. */
  shorthand: z.record(typed, typed),
  /** Several words that are one: return on investment. */
  phrases: z.record(typed, z.array(typed).min(1)),
  /** Words of which each may stand for the others. */
  groups: z.array(z.array(typed).min(2)),
  /** Other forms of a word: began for begin. */
  forms: z.record(typed, typed),
  /** The same, for the assistant alone. */
  questions: z.array(z.array(typed).min(2)),
});

/** Other names of our pages' subjects. */
export const names = z.strictObject({
  names: z.array(
    z.strictObject({
      /** Its page, or its own name where it has no page: an office's city. */
      href: internalLink.optional(),
      of: line(40).optional(),
      names: z.array(typed).default([]),
      /** What a document is about: it is known as a paper on each of them. */
      topics: z.array(typed).default([]),
      /** Words that only hint at it: what is sold in a trade. */
      hints: z.array(typed).default([]),
    }),
  ),
});

/** What is declined; see the file's own comment. */
export const limits = z.strictObject({
  harm: z.array(words),
  abuse: z.array(words),
  secret: z.array(words),
  personal: z.array(words),
  foreign: z.array(words),
  /** Words in whose company a list does not count: then a shop is spoken of. */
  unless: z.strictObject({
    harm: z.array(typed),
    abuse: z.array(typed),
    secret: z.array(typed),
    personal: z.array(typed),
    foreign: z.array(typed),
  }),
});

export const conversation = z.strictObject({
  courtesies: atLeast(1, { ask: z.array(words).min(1), say: line(300) }),
  /** Wishes to act; the message is begun in the contact form. */
  wishes: atLeast(1, { ask: z.array(words).min(1), say: line(300), message: withPlaces(120, 'question').optional() }),
  moves: z.record(z.enum(['shorter', 'again', 'simpler', 'sure', 'source', 'why', 'more', 'example', 'other']), z.array(words).min(1)),
  which: z.array(z.string()),
  ordinals: z.record(z.string(), z.int()),
  bare: z.record(z.string(), z.int()),
  neighbours: z.record(words, z.int()),
  beside: z.array(words),
});

export const replies = z.strictObject({
  source: withPlaces(40, 'links'),
  and: line(8),
  notFound: line(120),
  notFoundAbout: withPlaces(120, 'about'),
  nearest: withPlaces(120, 'question', 'answer'),
  unsure: withPlaces(80, 'question', 'answer'),
  choices: line(80),
  others: line(80),
  person: withPlaces(120, 'contact'),
  personMessage: withPlaces(120, 'question'),
  partMissing: withPlaces(120, 'part'),
  holds: z.strictObject({ Yes: line(12), No: line(12) }),
  sure: withPlaces(120, 'answer'),
  says: withPlaces(120, 'answer', 'page'),
  again: withPlaces(120, 'answer'),
  simpler: withPlaces(120, 'answer'),
  simplest: withPlaces(160, 'answer'),
  nothingMore: line(160),
  shop: z.strictObject({
    begin: withPlaces(200, 'trade', 'service', 'servicePath'),
    size: withPlaces(200, 'service', 'servicePath'),
    client: withPlaces(240, 'client', 'clientPath', 'clientTrade', 'roi', 'months'),
    platform: withPlaces(120, 'platform'),
    contact: withPlaces(120, 'contact'),
    message: withPlaces(120, 'question'),
    /** To what is added to it afterwards. */
    more: withPlaces(200, 'contact'),
  }),
  abuse: line(240),
  foreign: line(240),
  secret: line(240),
  personal: line(240),
  harm: line(300),
});

/** Small words by which questions are read; see the file's own comment. */
const wanting = z.strictObject({ begins: z.array(words), has: z.array(words), told: z.array(words) });
export const cues = z.strictObject({
  wants: z.strictObject({ person: wanting, time: wanting, number: wanting, place: wanting, reason: wanting }),
  skipped: z.array(words),
  yesNo: z.array(words),
  fillers: z.array(words),
  phrases: z.record(z.string(), z.array(words)),
  negations: z.array(words),
  turns: z.array(words),
  claims: z.array(words),
  asks: z.array(words),
  numbers: z.record(z.string(), z.number()),
  spans: z.record(z.string(), z.number()),
  leans: z.array(words),
  goesOn: z.array(words),
  concludes: z.array(words),
  pronouns: z.strictObject({ person: z.array(words), client: z.array(words), thing: z.array(words), own: z.array(words) }),
  overview: z.array(words),
  general: z.record(z.string(), words),
  pages: z.array(words),
  offered: z.array(words),
  shop: z.strictObject({ who: z.array(words), has: z.array(words), trades: z.array(words), asks: z.array(words), wishes: z.array(words) }),
  around: z.strictObject({ joins: z.array(words).min(1), before: z.array(words).min(1), after: z.array(words).min(1) }),
  parts: z.strictObject({ begins: z.array(words), before: z.array(words), clauses: z.array(words).min(1) }),
});

/** How visitors count and compare; see the file's own comment. */
const wordList = z.array(words);
const operations = [
  'highest',
  'lowest',
  'more',
  'less',
  'compare',
  'average',
  'sum',
  'difference',
  'order',
  'rising',
  'count',
  'list',
  'over',
  'atLeast',
  'under',
  'atMost',
  'exactly',
  'except',
  'same',
  'either',
  'than',
  'between',
  'per',
  'second',
  'third',
  'fourth',
  'fifth',
] as const;
const conditions = ['over', 'atLeast', 'under', 'atMost', 'exactly', 'between'] as const;
export const operators = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ names: wordList, also: wordList, all: line(40), count: withPlaces(120, 'count', 'list') })),
  columns: z.record(
    z.string(),
    z.strictObject({
      of: z.string(),
      /** A list of the row that this counts. */
      counts: z.string().optional(),
      /** The value of a row by which this is asked for, where it is not the one that is said. */
      by: z.string().optional(),
      /** Whether it says what a row is. */
      tells: z.boolean().optional(),
      unit: z.string().optional(),
      names: wordList.min(1),
      /** Words that name it less plainly: made, took. */
      hints: wordList.optional(),
      /** Words of its unit, beside a number. */
      is: wordList.optional(),
      /** Words that mean most or least of this column. */
      most: wordList.optional(),
      least: wordList.optional(),
      high: line(24).optional(),
      low: line(24).optional(),
      rank: withPlaces(160, 'name', 'rank', 'value').optional(),
      value: withPlaces(160, 'name', 'value').or(withPlaces(160, 'value')),
      average: withPlaces(160, 'value').optional(),
      sum: withPlaces(160, 'value').optional(),
      /** Added to a sum of all rows. */
      whole: line(80).optional(),
      difference: withPlaces(160, 'value').optional(),
      filter: withPlaces(160, 'list', 'value').optional(),
      order: withPlaces(160, 'list').optional(),
      compare: withPlaces(160, 'name', 'otherValue').optional(),
      same: withPlaces(160, 'list', 'value').optional(),
    }),
  ),
  operations: z.record(z.enum(operations), wordList),
  conditions: z.record(z.enum(conditions), z.string()),
  alone: withPlaces(80, 'list'),
  found: withPlaces(80, 'count'),
  lacking: withPlaces(40, 'value', 'lacking'),
  none: line(20),
  taken: z.array(words),
  counts: z.array(line(10)),
});

/** Other languages; see the file's own comment. */
export const languages = z.strictObject({
  languages: atLeast(1, {
    name: line(20),
    /** Its script, where that alone tells (https://www.unicode.org/reports/tr24/). */
    script: z.enum(['Devanagari', 'Arabic', 'Han']).optional(),
    words: wordList.default([]),
    say: z.string().min(1),
    notFound: z.string().min(1),
    means: z.record(z.string(), z.string()),
  }),
});
