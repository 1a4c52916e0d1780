import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const kinds = ['direct', 'paraphrased', 'misspelt', 'follow-up', 'comparative', 'greeting', 'out-of-scope', 'hostile'] as const;
export type Kind = (typeof kinds)[number];

const pattern = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source, 'i'));
  } catch {
    return false;
  }
}, 'is no regular expression');

const question = z.strictObject({
  kind: z.enum(kinds),
  ask: z.string().min(1).max(200),
  /** Asked before it, in the same conversation. */
  after: z.array(z.string()).default([]),
  /** All must be in the answer. */
  say: z.array(pattern).default([]),
  /** None may be in it. */
  not: z.array(pattern).default([]),
  /** One of them must be linked; left out, any page will do; empty, none is needed. */
  sources: z.array(z.string().startsWith('/')).optional(),
  declined: z.boolean().default(false),
});
export type TestQuestion = z.infer<typeof question>;

/** Parts of the set: one that the assistant is tuned on, one that it is not. */
export const parts = ['tune', 'held-out'] as const;
export type PartName = (typeof parts)[number];

/** @throws ZodError that names the question that is written wrongly */
export function questionsIn(file: string): TestQuestion[] {
  return z.array(question).parse(parse(readFileSync(file, 'utf8')));
}

export function questionsOf(part: PartName): TestQuestion[] {
  return questionsIn(resolve('eval/questions', `${part}.yaml`));
}
