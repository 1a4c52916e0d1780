import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Reply } from '../../server/assistant/builtin/answerer.ts';
import { noContext } from '../../server/assistant/builtin/context.ts';
import type { Knowledge } from '../../server/assistant/knowledge.ts';
import { readAnswer } from '../../shared/api/chat.ts';

/**
 * Outcomes of a question: `right`; `offered`, right among the choices; `not found`, although the site has an answer; `wrong`.
 */
const outcomes = ['right', 'offered', 'not found', 'wrong'] as const;
export type EvalOutcome = (typeof outcomes)[number];

/** Result of one question. */
interface Verdict {
  question: TestQuestion;
  reply: Reply;
  outcome: EvalOutcome;
}

/** Input of judging: the assistant, and the reply texts by which a declined message is recognised. */
interface Judge {
  knowledge: Knowledge;
  replies: Readonly<Record<'abuse' | 'foreign' | 'secret' | 'personal' | 'harm', string>>;
}

/** Phrases of answers that state a known gap. */
const statesGap = /\b(publish no|list no|name no|names no|are named here|not named|not listed|not on our pages|no figure|did not find)\b/i;

/** Asks a question after the earlier questions of its conversation, and judges the answer. */
export function judge(question: TestQuestion, { knowledge, replies }: Judge): Verdict {
  const context = question.after.reduce((context, before) => knowledge.answer(before, [], context).context, noContext);
  const reply = knowledge.answer(question.ask, [], context);
  return { question, reply, outcome: outcomeOf(question, reply, { knowledge, replies }) };
}

function outcomeOf(question: TestQuestion, reply: Reply, { knowledge, replies }: Judge): EvalOutcome {
  const { text } = reply;
  const isDeclined = [replies.abuse, replies.foreign, replies.secret, replies.personal, replies.harm].includes(text);
  if (question.declined) return isDeclined || !reply.answered || statesGap.test(text) ? 'right' : 'wrong';
  const isRight = (answer: string) => {
    const links = readAnswer(answer, (path) => knowledge.paths.has(path)).flatMap((piece) =>
      typeof piece === 'string' ? [] : [piece.href.split('#')[0] as string],
    );
    return saysWhatIsWanted(question, answer) && (question.sources.length === 0 || links.some((href) => question.sources.includes(href)));
  };
  // A written answer may state a known gap.
  if (question.notFound) return !reply.answered || statesGap.test(text) || (question.say.length > 0 && isRight(text)) ? 'right' : 'wrong';
  if (isDeclined) return 'wrong';
  if (reply.answered && isRight(text)) return 'right';
  if (reply.answered) return 'wrong';
  return (reply.choices ?? []).some((choice) => isRight(knowledge.answer(choice, []).text)) ? 'offered' : 'not found';
}

const percent = (some: number, all: number) => `${((100 * some) / all).toFixed(1)}%`;

/** Formats results by kind. @param showsFailures appends the questions that were not answered right */
export function report(title: string, verdicts: readonly Verdict[], showsFailures: boolean): string {
  const kinds = [...new Set(verdicts.map(({ question }) => question.kind)), 'all'];
  const rows = kinds.map((kind) => {
    const ofKind = verdicts.filter(({ question }) => kind === 'all' || question.kind === kind);
    const share = (isCounted: (verdict: Verdict) => boolean) => percent(ofKind.filter(isCounted).length, ofKind.length);
    return [kind, String(ofKind.length), ...outcomes.map((wanted) => share(({ outcome }) => outcome === wanted))];
  });
  const heads = ['kind', 'questions', ...outcomes];
  const table = [heads, ...rows].map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(16) : cell.padStart(12))).join(''));
  const failures = verdicts.flatMap(({ question, outcome, reply }) =>
    outcome === 'right' || !showsFailures
      ? []
      : [`- [${outcome}, ${question.kind}] ${[...question.after, question.ask].join(' / ')}\n    ${reply.text}`],
  );
  return [title, '', ...table, ...(failures.length > 0 ? ['', ...failures] : [])].join('\n');
}

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
  const text = answer.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u00a0', ' ').replaceAll('–', '-');
  const has = (source: string) => new RegExp(source, 'i').test(text);
  return say.every(has) && !not.some(has);
}

const limits = z.strictObject({ declined: z.array(z.strictObject({ kind: z.string(), ask: z.string() })), customers: z.array(z.string()) });

const readYaml = (name: string) => load(readFileSync(resolve('training/questions', `${name}.yaml`), 'utf8'));

/** Reads a question set that is judged by program. @throws ZodError that names the malformed question */
export const questionsOf = (set: 'tuning' | 'held-out'): TestQuestion[] => z.array(question).parse(readYaml(set));

/** Reads messages that must be declined, with their word list, and customers' sentences that must not be. */
export const limitSentences = () => limits.parse(readYaml('limits'));
