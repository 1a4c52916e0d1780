import { expect, test } from 'vitest';
import { EditorForTest } from '../../tests/support/content/words-editor.ts';
import { findWords } from './find-words.ts';

const { draft } = new EditorForTest().editor;
/** Finds words in the draft, by kind. */
const find = (sought: string, most = 20) => Object.fromEntries(findWords(draft, sought, most).map(({ name, results }) => [name, results]));

test('a page is found by a part of its name', () => {
  expect(find('how we count').Pages).toEqual([{ href: '/words?page=%2Fabout%2Fhow-we-count', title: 'How we count results' }]);
});

test('a text is found whatever its quotation marks, dashes, accents and case, and leads to its field', () => {
  const member = draft.value('pages/team.yaml') as { members: { name: string }[] };
  const { name = '' } = member.members[0] ?? {};
  const [found] = find(`  ${name.toUpperCase().replace(' ', '  ')} `)['Texts of the pages'] ?? [];
  expect(found).toEqual({
    href: `/words?${new URLSearchParams({ page: '/about/team', file: 'pages/team.yaml', path: '["members",0,"name"]' })}`,
    title: `Team: members, ${name}, name`,
    text: name,
  });
});

test('a setting is found by its label', () => {
  const [found] = find('holidays')['Texts of the pages'] ?? [];
  expect(found).toMatchObject({ href: '/words?page=%2F&file=agency.yaml&path=%5B%22holidays%22%5D' });
});

test('the assistant’s questions and answers and the documents are found apart', () => {
  const found = find('returns');
  expect(found['The assistant']?.map(({ title }) => title)).toContain('The assistant: a question as visitors ask it');
  expect(found['Documents and news']?.length).toBeGreaterThan(0);
});

test('the whole phrase comes before its words apart, and a list is cut', () => {
  const [first] = find('the stop switch')['Texts of the pages'] ?? [];
  expect(first?.text?.toLowerCase()).toContain('the stop switch');
  expect(find('the', 3)['Texts of the pages']).toHaveLength(3);
});

test('short names and addresses are no texts', () => {
  const texts = Object.values(find('case-studies')).flat();
  expect(texts.filter(({ text }) => text === '/case-studies')).toEqual([]);
});
