import { expect, test } from 'vitest';
import { assistantOver } from '../../tests/support/content/knowledge.ts';
import { content } from '../../tests/support/content/site-routes.ts';
import { loadTraining } from '../../training/load.ts';
import { knowledgeOf } from './knowledge.ts';

/** Returns the length of the built data with a number of case studies, varied from the existing ones. */
function lengthWith(studies: number): number {
  const caseStudies = Array.from({ length: studies }, (_, at) => ({
    ...(content.caseStudies[at % content.caseStudies.length] as (typeof content.caseStudies)[number]),
    ...{ slug: `shop-${at}`, client: `Shop${at}`, timeline: (at % 12) + 1, roi: `${(at % 400) + 100}%` },
  }));
  return JSON.stringify(knowledgeOf({ ...content, caseStudies }, loadTraining())).length;
}

test('the data grows in proportion to the case studies', () => {
  const [none, some, many] = [lengthWith(1), lengthWith(100), lengthWith(400)] as [number, number, number];
  expect((many - none) / (some - none)).toBeLessThan(5);
});

test('no answer names somebody who has left the team', () => {
  const [gone, ...members] = content.pages.team.members;
  const pages = { ...content.pages, team: { ...content.pages.team, members } };
  const { answers } = knowledgeOf({ ...content, pages }, loadTraining());
  expect(answers.filter(({ say }) => say.includes(gone?.name as string))).toEqual([]);
});

const entries = content.answers.flatMap(({ answers }) => answers);
test.each(entries.flatMap(({ explains = [], answer }) => explains.map((word) => [word, answer] as const)))(
  'an answer says in one sentence what is meant by %s',
  (word, answer) => {
    const start = answer.slice(0, 30).replaceAll("'", '’');
    for (const question of [`What is ${word}?`, `what does ${word} mean`])
      expect(assistantOver().talk(question).text.startsWith(start), question).toBe(true);
  },
);
