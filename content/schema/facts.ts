import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { internalLink, sentence } from './words.ts';

/**
 * What the assistant knows of an entry. Pages do not show it; search and assistant read it (search/facts-of.ts).
 */

/** What an answer may have filled in: facts of the agency, and counts and lists of what the content has (search/facts-of.ts). */
const places = ['email', 'phone', 'address', 'agency', 'offices', 'cities', 'caseStudies', 'returns', 'leaders'];

/**
 * The ways in which visitors ask for it, in their own words. Where a line wants yes or no, it ends with what holds:
 * "does it place orders by itself? No".
 */
const asked = z
  .array(
    z
      .string({ error: 'is missing: write a question as a visitor would put it' })
      .trim()
      .min(2, 'is empty: write a question as a visitor would put it')
      .max(140, 'is longer than 140 characters: write it as a visitor would')
      .refine((text) => !text.includes('\n'), 'has a line break: write it as one line'),
  )
  .min(1, 'has no line: write a question, or remove the key');

/** Whole sentences that can stand alone as an answer, the answer first. Without them the entry's own text is said. */
const answer = sentence(420, ...places).refine(
  (text) => !/^(It|They|He|She)\b/.test(text),
  'begins with a word for something that was named before: name what it is about, as an answer stands alone',
);

/** Any entry that can be asked for. */
export const askable = { asked: asked.optional(), answer: answer.optional() };

/** What a page says as a whole, or in several places: facts that stand on no single entry of it. */
export const pageFacts = z.array(z.strictObject({ answer, asked })).optional();

/** Facts of no single page; each names the one that its answer leads to. */
export const facts = z.strictObject({ facts: z.array(toConfirm('answer', { page: internalLink, answer, asked })).min(1) });
