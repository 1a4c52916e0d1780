import { expect, test } from 'vitest';
import { EditorForTest } from '../../tests/support/content/words-editor.ts';
import { findWords } from './find-words.ts';

const { draft } = new EditorForTest().editor;
const find = (sought: string, most = 20) => Object.fromEntries(findWords(draft, sought, most).map(({ name, results }) => [name, results]));

test('findWords finds pages by name, settings by label, and the assistant’s words and documents apart', () => {
  expect(find('how we count').Pages).toEqual([{ href: '/words?page=%2Fabout%2Fhow-we-count', title: 'How we count results' }]);
  expect(find('holidays')['Texts of the pages']?.[0]?.href).toBe('/words?page=%2F&file=agency.yaml&path=%5B%22holidays%22%5D');
  const found = find('returns');
  expect(found['The assistant']?.map(({ title }) => title)).toContain('The assistant: a question about “Case studies”');
  expect(found['Documents and news']?.length).toBeGreaterThan(0);
  const measured = find('two working days', 60)['The assistant']?.filter(({ href }) => href.includes('training%2Fquestions'));
  expect(measured).toEqual([]);
});

test('findWords leads to the field of a text, whatever its case and spaces', () => {
  const [{ name }] = (draft.value('pages/team.yaml') as { members: [{ name: string }] }).members;
  expect(find(`  ${name.toUpperCase().replace(' ', '  ')} `)['Texts of the pages']?.[0]).toEqual({
    href: `/words?${new URLSearchParams({ page: '/about/team', file: 'pages/team.yaml', path: '["members",0,"name"]' })}`,
    title: `Team: members, ${name}, name`,
    text: name,
  });
});

test('findWords lists the whole phrase before its words apart, and at most so many', () => {
  expect(find('AI that asks you first', 1)['Texts of the pages']?.[0]?.text).toContain('AI that asks you first');
  expect(find('the', 3)['Texts of the pages']).toHaveLength(3);
});

test('findWords shows texts with their numbers filled in', () => {
  const texts = Object.values(find('The model would order', 60)).flatMap((results) => results.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text?.includes('{'))).toEqual([]);
});
