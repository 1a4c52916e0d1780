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
  /** What it tries: fact, follow-up, operator, premise, move, compound, shop, not-found, misspelt, greeting, hostile … */
  kind: z.string(),
  ask: z.string().min(1).max(200),
  /** Asked before it, in the same conversation. */
  after: z.array(z.string()).default([]),
  /** All must be in the answer. */
  say: z.array(pattern).default([]),
  /** None may be in it. */
  not: z.array(pattern).default([]),
  /** One of them must be linked; left out, any page will do; empty, none is needed. */
  sources: z.array(z.string().startsWith('/')).optional(),
  /** It is not for us. */
  declined: z.boolean().default(false),
  /** The site does not say it: that is the answer. */
  notFound: z.boolean().default(false),
  /** For who reads the answers: who asks, in which language, what is right. */
  person: z.string().optional(),
  language: z.string().optional(),
  english: z.string().optional(),
  note: z.string().optional(),
});
export type TestQuestion = z.infer<typeof question>;

/** Sets that the assistant is tuned on. What it is not tuned on is kept elsewhere and read with --questions. */
export const sets = [
  'opened',
  'opened-second',
  'blind-third',
  'blind-fourth',
  'blind-fifth',
  'opened-sixth',
  'opened-seventh',
  'opened-eighth',
  'opened-ninth',
  'opened-tenth',
  'opened-eleventh',
  'customers-a',
  'customers-b',
  'customers-c',
  'moves',
  'tune',
  'held-out',
  'languages',
] as const;
export type SetName = (typeof sets)[number];

/** @throws ZodError that names the question that is written wrongly */
export function questionsIn(file: string): TestQuestion[] {
  return z.array(question).parse(load(readFileSync(file, 'utf8')));
}

export function questionsOf(set: SetName): TestQuestion[] {
  return questionsIn(resolve('eval/questions', `${set}.yaml`));
}

/** What must be declined, each with the list that it falls under. */
export function declinedSentences(): { kind: string; ask: string }[] {
  return z
    .array(z.strictObject({ kind: z.string(), ask: z.string() }))
    .parse(load(readFileSync(resolve('eval/questions/declined.yaml'), 'utf8')));
}

/** Sentences of customers: none may be declined. */
export function customersSentences(): string[] {
  return z.array(z.string()).parse(load(readFileSync(resolve('eval/questions/customers.yaml'), 'utf8')));
}
