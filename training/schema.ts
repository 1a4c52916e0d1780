import { z } from 'zod';

/** As visitors type: lower case, no signs, so that nobody has to think of them. */
const typed = z
  .string({ error: 'is missing: write words as visitors type them' })
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be words in small letters without signs, such as return on investment')
  .max(60);
/** Words of any language. */
const words = z.array(z.string().trim().min(1).max(120));

/** The ways in which visitors ask, by the answer's place on its page. */
export const lines = z.record(
  z.string(),
  z
    .array(
      z
        .string({ error: 'is missing: write a question as a visitor would put it' })
        .trim()
        .min(1, 'is empty: write a question as a visitor would put it')
        .max(140, 'is longer than 140 characters: write it as a visitor would'),
    )
    .min(1, 'has no line: write a question, or remove the key'),
);

const synonyms = z.strictObject({
  /** One typed word for another: u for you. */
  shorthand: z.record(typed, typed),
  /** Several words that are one: return on investment. */
  phrases: z.record(typed, z.array(typed).min(1)),
  /** Words of which each may stand for the others, in the site search. */
  groups: z.array(z.array(typed).min(2)),
  /** Other forms of a word: began for begin. */
  forms: z.record(typed, typed),
});

/** Other names of our pages' subjects, by their page or, where they have none, their own name. */
const names = z.strictObject({
  names: z.array(
    z.strictObject({
      href: z.string().startsWith('/').optional(),
      of: z.string().optional(),
      names: z.array(typed).default([]),
      /** What a document is about: it is known as a paper on each of them. */
      topics: z.array(typed).default([]),
      /** Words that only hint at it: what is sold in a trade. */
      hints: z.array(typed).default([]),
    }),
  ),
});

const limitLists = z.strictObject({ harm: words, abuse: words, secret: words, personal: words, foreign: words });
/** What is declined; see the file's own comment. */
const limits = limitLists.extend({ unless: limitLists });

const cues = z.strictObject({
  fillers: words,
  phrases: z.record(z.string(), words),
  leans: words,
  goesOn: words,
  promises: words,
  /** By the id of a reply in content/assistant/conversation.yaml. */
  signs: z.record(z.string(), words),
  shop: z.strictObject({ who: words, has: words, trades: words, asks: words, wishes: words }),
});

/** The words by which visitors name a table, a column, and its most and least. */
const tables = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ names: words, also: words })),
  columns: z.record(z.string(), z.strictObject({ names: words, most: words.optional(), least: words.optional() })),
});

const languages = z.strictObject({
  languages: z.array(
    z.strictObject({
      name: z.string(),
      /** Its script, where that alone tells (https://www.unicode.org/reports/tr24/). */
      script: z.enum(['Devanagari', 'Arabic', 'Han']).optional(),
      words: words.default([]),
      means: z.record(z.string(), z.string()),
    }),
  ),
});

/** Each file of training/words by its name. */
export const wordFiles = z.strictObject({ synonyms, names, limits, cues, tables, languages });
