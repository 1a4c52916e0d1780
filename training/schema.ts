import { z } from 'zod';

/** A phrase in lower case without punctuation. */
const typed = z
  .string({ error: 'is missing: write words as visitors type them' })
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be words in small letters without signs, such as return on investment')
  .max(60);
/** Words in any script. */
const words = z.array(z.string().trim().min(1).max(120));

/** Asked lines by the answer's place on its page. */
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
  /** Abbreviations: u → you. */
  shorthand: z.record(typed, typed),
  /** Phrases that become one word, such as return on investment. */
  phrases: z.record(typed, z.array(typed).min(1)),
  /** Irregular forms: began → begin. */
  forms: z.record(typed, typed),
});

/** Other names of entities, by page path or name. */
const names = z.strictObject({
  names: z.array(
    z.strictObject({
      href: z.string().startsWith('/').optional(),
      of: z.string().optional(),
      names: z.array(typed).default([]),
      /** Topics of a document: "paper on" and a topic is another name of it. */
      topics: z.array(typed).default([]),
      /** Words that only hint at an entity, such as goods of an industry. */
      hints: z.array(typed).default([]),
    }),
  ),
});

const limitLists = z.strictObject({ harm: words, abuse: words, secret: words, personal: words, foreign: words });
/** Word lists of declined messages; see the file's comment. */
const limits = limitLists.extend({ unless: limitLists });

const cues = z.strictObject({
  fillers: words,
  phrases: z.record(z.string(), words),
  promises: words,
  /** Words of somebody who is angry, besides the signs of a complaint. */
  angry: words,
  /** Word lists by reply id of content/assistant/conversation.yaml. */
  signs: z.record(z.string(), words),
  /** What asks whether we work on a day or at a time, and words with which something else is asked. */
  opening: z.strictObject({ asks: words, times: words, unless: words, festivals: words }),
  shop: z.strictObject({ who: words, has: words, trades: words, asks: words, wishes: words }),
});

/** Visitors' words for a table, its columns and their extremes. */
const tables = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ names: words, also: words })),
  /** `more` compares two rows: better, faster. */
  columns: z.record(z.string(), z.strictObject({ names: words, most: words.optional(), least: words.optional(), more: words.optional() })),
});

const languages = z.strictObject({
  /** What shops ask most, in English. */
  questions: z.record(z.string(), z.string()),
  languages: z.array(
    z.strictObject({
      name: z.string(),
      /** Script, if it identifies the language (https://www.unicode.org/reports/tr24/). */
      script: z.enum(['Devanagari', 'Gujarati', 'Arabic', 'Han']).optional(),
      words: z
        .string()
        .default('')
        .transform((text) => text.split(/\s+/)),
      /** Patterns of the questions by id. */
      asks: z.record(z.string(), z.string()).default({}),
      means: z.record(z.string(), z.string()),
    }),
  ),
});

/** Questions by kind of the thing that they ask about. */
const says = z.record(z.string(), z.string());

/** How a question that leans on the conversation is said again; see the file's comments. */
const followUps = z.strictObject({
  leads: z.string(),
  empty: z.string(),
  topics: z.record(z.string(), words),
  aspects: z.array(z.strictObject({ id: z.string(), asks: z.string(), say: says })),
  patterns: z.array(
    z.strictObject({
      id: z.string(),
      when: z.string(),
      unless: z.string().optional(),
      after: z.string().optional(),
      named: z.number().optional(),
      most: z.number().optional(),
      plain: z.boolean().default(false),
      take: z.enum(['none', 'list', 'kind', 'pair', 'trade', 'named trade', 'named', 'focus']),
      kinds: z.array(z.string()).optional(),
      aspects: z.array(z.string()).optional(),
      say: says.optional(),
      /** A question, one that goes on, and how that is said again. */
      example: z.tuple([z.string(), z.string(), z.string()]),
    }),
  ),
});

/** Schemas of training/words by file name. */
export const wordFiles = z.strictObject({ synonyms, names, limits, cues, tables, languages, followUps });
