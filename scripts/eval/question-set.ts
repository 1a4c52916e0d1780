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
  /** What it tries: fact, follow-up, premise, compound, shop, not-found, misspelt, greeting, hostile … */
  kind: z.string(),
  ask: z.string().min(1).max(200),
  /** Asked before it, in the same conversation. */
  after: z.array(z.string()).default([]),
  /** All must be in the answer. */
  say: z.array(pattern).default([]),
  /** None may be in it. */
  not: z.array(pattern).default([]),
  /** One of them must be linked; left out, any page will do. */
  sources: z.array(z.string().startsWith('/')).default([]),
  /** It is not for us. */
  declined: z.boolean().default(false),
  /** The site does not say it: that is the answer. */
  notFound: z.boolean().default(false),
});
export type TestQuestion = z.infer<typeof question>;

const turn = z.strictObject({ ask: z.string().min(1).max(200), expect: z.string() });
const conversations = z.strictObject({ tuning: z.array(z.array(turn)), heldOut: z.array(z.array(turn)) });
/** One message after another, each with what a right answer says, for who reads the answers. */
export type Conversation = readonly z.infer<typeof turn>[];

const limits = z.strictObject({ declined: z.array(z.strictObject({ kind: z.string(), ask: z.string() })), customers: z.array(z.string()) });

const read = (name: string) => load(readFileSync(resolve('training/questions', `${name}.yaml`), 'utf8'));

/** The questions of a set that a program judges. @throws ZodError that names the question that is written wrongly */
export const questionsOf = (set: 'tuning' | 'held-out'): TestQuestion[] => z.array(question).parse(read(set));

export const conversationsOf = (set: 'tuning' | 'heldOut'): Conversation[] => conversations.parse(read('conversations'))[set];

/** What must be declined, each with the list that it falls under, and sentences of customers, of which none may be. */
export const limitSentences = () => limits.parse(read('limits'));
