import { expect, test } from 'vitest';
import type { Content } from '../../content/content.ts';
import { mistakeOf } from '../../content/edit/check.ts';
import { stringsOf } from '../../content/edit/entries.ts';
import { EditorForTest } from '../../tests/support/content/words-editor.ts';
import { listPages, nameOfPlace } from './name-places.ts';

const { editor } = new EditorForTest();
const { draft } = editor;
/** Names of files, short names, numbers of entries, and places that are not filled in. */
const machineWords = /\.(?:ya?ml|md|pdf|jpe?g|png)\b|\b[0-9a-f]{8}\b|\b\w+(?:-\w+)+\/|\bentry \d|[{}]/i;

test('every page, file and text is named in the owner’s words', () => {
  const content = draft.read();
  const found = draft
    .files((file) => /\.(?:yaml|md)$/.test(file) && !file.startsWith('training/words/'))
    .flatMap((file) => [{ file, path: [], text: '' }, ...stringsOf(file, draft.value(file))])
    // A number has no words that could name it.
    .filter(({ text }) => !text.startsWith('{#'));
  // One of each list, because the names of its entries are made alike.
  const places = new Map(found.map((place) => [`${place.file} ${place.path.filter((key) => typeof key === 'string')}`, place])).values();
  const pages = content ? listPages(content, draft).pages : [];
  const names = [...pages.map(({ name }) => name), ...places.map((place) => nameOfPlace(draft, place))];
  expect(names.length).toBeGreaterThan(2_000);
  expect([...new Set(names.filter((name) => machineWords.test(name) || /^[a-z]/.test(name)))]).toEqual([]);
});

test('each page has a title and a description that can be changed', () => {
  const { pages } = listPages(draft.read() as Content, draft);
  const places = pages.flatMap(({ head: { file, path } }) => ['title', 'description'].map((name) => ({ file, path: [...path, name] })));
  expect(places.filter((place) => !editor.field(place))).toEqual([]);
});

test('an answer is named by its question, a text without a name by how it begins, a file in a mistake by its page', () => {
  const [answer = { file: '', path: [] }] = stringsOf('answers/about.yaml', draft.value('answers/about.yaml'));
  expect(nameOfPlace(draft, answer)).toMatch(/^The assistant: answers, “[^“”]+”/);
  expect(nameOfPlace(draft, { file: 'pages/about.yaml', path: ['principles', 'items', 4] })).toMatch(/^About: .*, “Pages adapt .*…”$/);
  const problem = { file: 'services/analytics.yaml', path: [], what: 'is the same as title in content/pages/about.yaml', fix: 'mend it' };
  expect(mistakeOf(draft.content, problem)).toMatchObject({ message: 'is the same as title in “About”', fix: 'Mend it.' });
});
