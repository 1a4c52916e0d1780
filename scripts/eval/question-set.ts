import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';

const pattern = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source, 'i'));
  } catch {
    return false;
  }
}, 'is no regular expression');

const question = z.strictObject({
  /** Kind of question: fact, follow-up, premise, compound, shop, not-found, misspelt, greeting, hostile … */
  kind: z.string(),
  ask: z.string().min(1).max(200),
  /** Earlier questions of the same conversation. */
  after: z.array(z.string()).default([]),
  /** Patterns that the answer must all match. */
  say: z.array(pattern).default([]),
  /** Patterns that the answer must not match. */
  not: z.array(pattern).default([]),
  /** Pages of which the answer must link one; by default any page. */
  sources: z.array(z.string().startsWith('/')).default([]),
  /** Whether the question is off-topic and must be declined. */
  declined: z.boolean().default(false),
  /** Whether the right answer is that the site has no such information. */
  notFound: z.boolean().default(false),
});
export type TestQuestion = z.infer<typeof question>;

/** Returns whether an answer matches all patterns of `say` and none of `not`. Patterns have straight quotes, answers curly quotes. */
export function saysWhatIsWanted({ say, not }: Pick<TestQuestion, 'say' | 'not'>, answer: string): boolean {
  const text = answer.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u00a0', ' ');
  const has = (source: string) => new RegExp(source, 'i').test(text);
  return say.every(has) && !not.some(has);
}

const turn = z.strictObject({ ask: z.string().min(1).max(200), expect: z.string() });
const conversations = z.strictObject({ tuning: z.array(z.array(turn)), heldOut: z.array(z.array(turn)) });
/** Messages of a conversation, each with what a right answer says, for a person who judges them. */
export type Conversation = readonly z.infer<typeof turn>[];

const limits = z.strictObject({ declined: z.array(z.strictObject({ kind: z.string(), ask: z.string() })), customers: z.array(z.string()) });

const readYaml = (name: string) => load(readFileSync(resolve('training/questions', `${name}.yaml`), 'utf8'));

/** Reads a question set that is judged by program. @throws ZodError that names the malformed question */
export const questionsOf = (set: 'tuning' | 'held-out'): TestQuestion[] => z.array(question).parse(readYaml(set));

export const conversationsOf = (set: 'tuning' | 'heldOut'): Conversation[] => conversations.parse(readYaml('conversations'))[set];

/** Reads messages that must be declined, with their word list, and customers' sentences that must not be. */
export const limitSentences = () => limits.parse(readYaml('limits'));
