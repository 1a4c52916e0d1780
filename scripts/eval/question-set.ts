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
  /** Texts that the answer must all contain. */
  say: z.array(pattern).default([]),
  /** Texts that it must not contain. */
  not: z.array(pattern).default([]),
  /** Pages of which one must be linked; any page if left out. */
  sources: z.array(z.string().startsWith('/')).default([]),
  /** Whether the question is off-topic and must be declined. */
  declined: z.boolean().default(false),
  /** Whether the right answer is that the site does not say it. */
  notFound: z.boolean().default(false),
});
export type TestQuestion = z.infer<typeof question>;

/** Whether a text has what a question wants said, and nothing that it must not. Patterns are typed with straight quotes, answers are typeset. */
export function saysWhatIsWanted({ say, not }: Pick<TestQuestion, 'say' | 'not'>, said: string): boolean {
  const text = said.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u00a0', ' ');
  const has = (source: string) => new RegExp(source, 'i').test(text);
  return say.every(has) && !not.some(has);
}

const turn = z.strictObject({ ask: z.string().min(1).max(200), expect: z.string() });
const conversations = z.strictObject({ tuning: z.array(z.array(turn)), heldOut: z.array(z.array(turn)) });
/** Messages of a conversation, each with what a right answer says, for a person who judges them. */
export type Conversation = readonly z.infer<typeof turn>[];

const limits = z.strictObject({ declined: z.array(z.strictObject({ kind: z.string(), ask: z.string() })), customers: z.array(z.string()) });

const read = (name: string) => load(readFileSync(resolve('training/questions', `${name}.yaml`), 'utf8'));

/** Reads a question set that is judged by program. @throws ZodError that names the malformed question */
export const questionsOf = (set: 'tuning' | 'held-out'): TestQuestion[] => z.array(question).parse(read(set));

export const conversationsOf = (set: 'tuning' | 'heldOut'): Conversation[] => conversations.parse(read('conversations'))[set];

/** Reads messages that must be declined, with their word list, and customers' sentences that must not be. */
export const limitSentences = () => limits.parse(read('limits'));
