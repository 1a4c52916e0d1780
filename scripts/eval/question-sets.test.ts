import { describe, expect, test } from 'vitest';
import { Answerer } from '../../server/assistant/builtin/answerer.ts';
import { foreignLanguage } from '../../server/assistant/builtin/languages.ts';
import { limitFinder } from '../../server/assistant/builtin/limits.ts';
import { assistantOver } from '../../tests/support/content/knowledge.ts';
import { content } from '../../tests/support/content/site-routes.ts';
import { type EvalOutcome, judge, limitSentences, questionsOf, report } from './judge.ts';

const { data, knowledge, talk } = assistantOver(content);
const { replies } = content.assistant;

describe("the assistant's limits", () => {
  test('decline no customer sentence and no asked line', () => {
    const { customers } = limitSentences();
    expect(customers.length).toBeGreaterThanOrEqual(500);
    const lines = data.answers.flatMap(({ asked }) => asked);
    expect([...customers, ...lines].filter(limitFinder(data.words.limits))).toEqual([]);
  });

  test('answer each declined message with the reply of its word list', () => {
    const { declined } = limitSentences();
    expect(declined.filter(({ kind, ask }) => talk(ask).text !== replies[kind as 'abuse'])).toEqual([]);
  });
});

test('no asked line is detected as another language', () => {
  const { finder } = new Answerer(data, content.assistant, {}, new Map());
  const lines = data.answers
    .flatMap(({ asked }) => asked)
    .filter((line) => /^[\x20-\x7e]*$/.test(line) && !/\b(hai|kar|ik|een)\b/.test(line));
  expect(lines.length).toBeGreaterThan(5_000);
  expect(lines.filter((line) => foreignLanguage(line, data.words.languages, (word) => finder.words.has(word)))).toEqual([]);
});

test('the tuning set has at least 85% right or offered and at most 7.5% wrong answers', () => {
  const verdicts = questionsOf('tuning').map((question) => judge(question, { knowledge, replies }));
  const share = (...wanted: EvalOutcome[]) => verdicts.filter(({ outcome }) => wanted.includes(outcome)).length / verdicts.length;
  expect(share('right', 'offered'), report('tuning', verdicts, true)).toBeGreaterThanOrEqual(0.85);
  expect(share('wrong'), report('tuning', verdicts, true)).toBeLessThanOrEqual(0.075);
});
