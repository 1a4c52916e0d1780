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

test('an offered question gets its own answer when it is pressed', () => {
  const line = (text: string) => text.toLowerCase().replace(/\W+$/, '');
  const says = Map.groupBy(
    data.answers.flatMap(({ asked, say }) => asked.map((text) => ({ asks: line(text), say }))),
    ({ asks }) => asks,
  );
  const offers = questionsOf('held-out').map(({ ask, after }) => talk(...after, ask));
  const pressed = offers.flatMap(({ choices = [], context }) => choices.map((choice) => ({ choice, context })));
  expect(pressed.length).toBeGreaterThan(100);
  const isRight = ({ choice, context }: (typeof pressed)[number]) => {
    const { text, answered } = knowledge.answer(choice, [], context);
    return answered && (says.get(line(choice)) ?? []).some(({ say }) => text.includes(say.slice(0, 60)));
  };
  expect(pressed.filter((offer) => !isRight(offer)).map(({ choice }) => choice)).toEqual([]);
});

test('an answer begins with Yes or No only if it was written so', () => {
  const questions = questionsOf('tuning').filter(({ ask }) => /^(do|does|is|are|can|will|did)\b/i.test(ask));
  const written = data.answers.flatMap(({ begin, say }) => [say, ...(begin ? [`${begin}. ${say}`] : [])]);
  const allowed = [...written.filter((say) => /^(Yes|No)\b/.test(say)), `No. ${replies.promise}`];
  const begun = questions.map(({ ask }) => talk(ask).text).filter((text) => /^(Yes|No)[.,]/.test(text));
  expect(begun.filter((text) => !allowed.some((say) => text.startsWith(say)))).toEqual([]);
  expect(begun.length).toBeGreaterThan(20);
});
