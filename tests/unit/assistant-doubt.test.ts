import { describe, expect, test } from 'vitest';
import { heard, judge } from '../../eval/judge.ts';
import { declinedSentences, questionsOf } from '../../eval/question-set.ts';
import { asQuestion } from '../../search/question-of.ts';
import { assistantOver } from '../support/knowledge.ts';
import { content } from '../support/site-routes.ts';

const { knowledge, data, talk, linksIn } = assistantOver();
const { replies } = content.assistant;
const by = { ask: knowledge.answer, isOwnPath: (path: string) => knowledge.paths.has(path), replies };
const lines = new Set(data.facts.flatMap(({ asked }) => asked.map(({ text }) => asQuestion(text))));
const inDoubt = new RegExp(replies.unsure.replace('{question}', '([^"]*)').replace('{answer}', '(.{0,40})'));
/** Asked by itself, a line near it may say yes or no. */
const withoutHolds = (said: string) => said.replace(/(^|" )(?:Yes|No)\. /, '$1');
const verdicts = Promise.all(questionsOf('opened-second').map((question) => judge(question, by)));

describe('what is not found', () => {
  test.each(['How many kangaroos live in Canberra?', 'xyzzy vwqkz', '', '?', '😀', 'a'.repeat(200), '\u202e\u0000'])(
    'is said as it is: %j',
    (question) => {
      const { text, answered } = talk(question);
      expect(answered).toBe(false);
      expect(text).toMatch(/^I did not find that/);
      expect(linksIn(text)).toEqual(['/contact']);
    },
  );

  test('comes with questions that are answered, and without a doubt', async () => {
    const offered = (await verdicts).flatMap(({ answer }) => answer.choices ?? []);
    expect(offered.length).toBeGreaterThan(0);
    const toldOf = (question: string) => heard(knowledge.answer(question, []), replies).told;
    expect([...new Set(offered)].filter((choice) => toldOf(choice) !== 'plainly')).toEqual([]);
  });

  test('comes with the answer to the nearest question that is, which it names and does not offer once more', async () => {
    const nearest = (await verdicts).filter(({ told }) => told === 'as the nearest').map(({ answer }) => answer);
    expect(nearest.length).toBeGreaterThan(5);
    for (const { text, answered, choices = [] } of nearest) {
      const [, question = ''] = /"(.*?\?)" /.exec(text) ?? [];
      expect(answered, text).toBe(false);
      expect(withoutHolds(text)).toContain(`"${question}" ${withoutHolds(knowledge.answer(question, []).text)}`);
      expect(choices).not.toContain(question);
    }
  });

  test('begins another subject where it leans on nothing that was said', () => {
    const question = 'do you guarantee your figures for us';
    expect(talk('do you replace my staff', question)).toEqual(talk(question));
  });

  test('is told without an answer where none is near enough, and still comes with questions', async () => {
    const bare = (await verdicts).filter(({ told, answer }) => told === 'not' && answer.choices);
    expect(bare.length).toBeGreaterThan(0);
    for (const { answer } of bare) expect(answer.text).toMatch(/did not find/);
  });
});

describe('what may not be what was asked', () => {
  test('is told with the doubt, and with other questions near by', async () => {
    const doubtful = (await verdicts).filter(({ told }) => told === 'in doubt').map(({ answer }) => answer);
    expect(doubtful.length).toBeGreaterThan(5);
    for (const { text, answered, choices = [] } of doubtful) {
      expect(answered, text).toBe(true);
      expect(text.endsWith(replies.others), text).toBe(choices.length > 0);
      // The question that it takes it for and what is told are true together.
      const [, question = '', told = ''] = inDoubt.exec(text) ?? [];
      if (lines.has(question)) expect(withoutHolds(knowledge.answer(question, []).text)).toContain(withoutHolds(told));
      // What is told already is not offered.
      for (const choice of choices) expect(text).not.toContain(knowledge.answer(choice, []).text.slice(0, 60));
    }
  });

  test('is rarer than what is told plainly, and right oftener than not', async () => {
    const doubtful = (await verdicts).filter(({ told }) => told === 'in doubt');
    expect(doubtful.length).toBeLessThan((await verdicts).filter(({ told }) => told === 'plainly').length / 2);
    const right = doubtful.filter(({ outcome }) => outcome === 'right');
    expect(right.length / doubtful.length).toBeGreaterThan(0.6);
  });

  test.each([
    ['do you replace my staff', 'in doubt'],
    ['do you guarantee your figures for us', 'as the nearest'],
  ])('is chosen from by its place: %s (%s)', (question, told) => {
    const answer = talk(question);
    expect(heard(answer, replies).told, answer.text).toBe(told);
    expect(talk(question, 'the second one').text).toBe(knowledge.answer(answer.choices?.[1] as string, []).text);
  });
});

test('who finds no answer elsewhere, as a model may, has questions near by to offer, and none beside what is declined', () => {
  expect(knowledge.near('do you replace my staff', [])).toHaveLength(3);
  for (const question of knowledge.near('do you guarantee your figures for us', []))
    expect(knowledge.answer(question, []).answered).toBe(true);
  expect(knowledge.near(declinedSentences()[0]?.ask as string, [])).toEqual([]);
});

describe('what stands before a question', () => {
  const asked = Promise.all(questionsOf('opened-eighth').map((question) => judge(question, by)));
  const rightBefore = async (story: string) => {
    const right = (await asked).filter(({ outcome, question: { after } }) => outcome === 'right' && after.length === 0);
    const told = await Promise.all(
      right.map(({ question }) =>
        judge({ ...question, ask: `${story} ${question.ask.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}` }, by),
      ),
    );
    return told.filter(({ outcome }) => outcome === 'right').length / right.length;
  };

  test.each(['sorry to bother you but', 'maybe a stupid question but', 'my boss asks:', 'Hi there, quick question:'])(
    'is taken off where it is courtesy: %s',
    async (story) => expect(await rightBefore(story)).toBeGreaterThan(0.98),
  );

  test.each(['We are thinking about this.', 'Hello, my name is Anil.', 'I have read three of your pages by now.'])(
    'hides few questions where it is a story: %s',
    async (story) => expect(await rightBefore(story)).toBeGreaterThan(0.85),
  );
});
