import { describe, expect, test } from 'vitest';
import { limitFinder } from '../../server/assistant/builtin/limits.ts';
import { assistantOver } from '../../tests/support/content/knowledge.ts';
import { content } from '../../tests/support/content/site-routes.ts';
import { type EvalOutcome, judge } from './judge.ts';
import { limitSentences, questionsOf } from './question-set.ts';
import { report } from './report.ts';

const { data, knowledge, talk } = assistantOver(content);
const { replies, languages } = content.assistant;

describe("the assistant's limits", () => {
  test('decline no customer sentence and no asked line', () => {
    const { customers } = limitSentences();
    expect(customers.length).toBeGreaterThanOrEqual(500);
    const lines = data.answers.flatMap(({ asked }) => asked);
    expect([...customers, ...lines].filter(limitFinder(data.words.limits))).toEqual([]);
  });

  test('decline abuse, foreign topics and secrets, and answer despair kindly', () => {
    const { declined } = limitSentences();
    expect(declined.filter(({ kind, ask }) => talk(ask).text !== replies[kind as 'abuse'])).toEqual([]);
  });
});

test('no asked line is detected as another language', () => {
  const lines = data.answers
    .flatMap(({ asked }) => asked)
    .filter((line) => /^[\x20-\x7e]*$/.test(line) && !/\b(hai|kar|ik|een)\b/.test(line));
  const misdetected = lines.filter((_, at) => at % 40 === 0).filter((line) => languages.some(({ say }) => talk(line).text.startsWith(say)));
  expect(misdetected).toEqual([]);
});

test('the tuning set is mostly answered correctly and seldom wrongly', () => {
  const verdicts = questionsOf('tuning').map((question) => judge(question, { knowledge, replies }));
  const share = (...wanted: EvalOutcome[]) => verdicts.filter(({ outcome }) => wanted.includes(outcome)).length / verdicts.length;
  expect(share('right', 'offered'), report('tuning', verdicts, true)).toBeGreaterThanOrEqual(0.87);
  expect(share('wrong'), report('tuning', verdicts, true)).toBeLessThanOrEqual(0.065);
});
