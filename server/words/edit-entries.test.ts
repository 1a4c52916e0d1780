import { beforeEach, expect, test } from 'vitest';
import { checkVanished } from '../../content/checks/check-redirects.ts';
import type { Content } from '../../content/content.ts';
import { routes } from '../../content/routes.ts';
import type { Field } from '../../shared/api/words.ts';
import { EditorForTest } from '../../tests/support/content/words-editor.ts';
import { draftDifferences, listChanges } from './draft-changes.ts';
import { addEntry, discard, hide, renameFile, teach } from './edit-entries.ts';
import type { WordsEditor } from './edit-words.ts';
import { listPages } from './name-places.ts';

let editor: WordsEditor;
beforeEach(() => {
  ({ editor } = new EditorForTest());
});
const content = () => editor.draft.read();
const text = (file: string) => editor.draft.text(file);

test('a text is added as a page of its own, with its name and its fields in the desk', () => {
  const value = {
    type: 'News',
    title: 'We open in Pune',
    description: 'Our second office in Maharashtra opens in January, in Pune, beside the market.',
    date: '2026-11-28',
    text: 'You can visit us.\n\n## What changes\n\nThe [doors](/contact) open in January.',
  };
  expect(addEntry(editor, { folder: 'news', slug: 'pune', value }, 'Asha')).toHaveProperty('saved');
  const { pages } = listPages(content() as Content, editor.draft);
  expect(pages).toContainEqual(
    expect.objectContaining({ address: '/resources/pune', file: 'news/pune.yaml', name: 'We open in Pune', isEntry: true }),
  );
  expect(editor.field({ file: 'news/pune.yaml', path: ['text'] })).toMatchObject({ kind: 'markdown', value: value.text });
  const taken = addEntry(
    editor,
    { folder: 'news', slug: 'six-shops', value: { ...value, title: 'Another', description: `${value.description} Come.` } },
    'Asha',
  );
  expect(taken).toMatchObject({ refused: { mistakes: [{ file: 'news/six-shops.yaml' }] } });
  const large = addEntry(editor, { folder: 'news', slug: 'large', value: { ...value, text: '# As large as the title' } }, 'Asha');
  expect(large).toMatchObject({ refused: { mistakes: [{ path: ['text'], fix: 'Begin headings with ##.' }] } });
});

test('hiding an entry is refused while another entry refers to it', () => {
  const industry = { file: 'industries/sports-fitness.yaml', path: [] };
  const refused = hide(editor, { places: [industry], draft: true }, 'Asha');
  expect(refused).toMatchObject({
    refused: {
      mistakes: expect.arrayContaining([
        expect.objectContaining({
          file: 'case-studies/activegear.yaml',
          path: ['industry'],
          message: expect.stringContaining('is hidden'),
        }),
      ]),
    },
  });
  expect(editor.draft.changedFiles()).toEqual([]);
});

test('what was hidden in one step is taken back in one, and each part says who changed it', () => {
  const published = routes(content() as Content).map(({ path }) => path);
  editor.published = () => published;
  const service = (file: string, index: number) => ({
    place: { file: `industries/${file}.yaml`, path: ['features', 'items', index, 'service'] },
    value: 'analytics',
  });
  const changes = [service('electronics', 1), service('electronics', 2), service('fashion', 5), service('food-grocery', 5)];
  const results = { file: 'documents/price-limits.yaml', path: ['chapters', 0, 'sections', 3, 'blocks', 1] };
  const places = [{ file: 'services/dynamic-pricing.yaml', path: [] }, results];
  expect(hide(editor, { places, draft: true, changes }, 'Asha')).toHaveProperty('saved');
  const heading = { file: 'pages/home.yaml', path: ['hero', 'heading'] };
  editor.save({ place: heading, value: 'AI for your shop', version: editor.field(heading)?.version ?? '' }, 'Ravi');
  const all = listChanges(editor);
  expect(all.map(({ by }) => by)).not.toContain('');
  const hidden = all.filter(({ act }) => act === 1_000);
  expect(hidden).toHaveLength(all.length - 1);
  expect(discard(editor, { places: hidden }, 'Asha')).toHaveProperty('saved');
  expect(listChanges(editor)).toMatchObject([{ ...heading, by: 'Ravi' }]);
});

test('hiding a page is refused when an accompanying change has no place', () => {
  const places = [{ file: 'industries/sports-fitness.yaml', path: [] }];
  const change = { place: { file: 'case-studies/activegear.yaml', path: ['no', 'such'] }, value: 'x' };
  expect(hide(editor, { places, draft: true, changes: [change] }, 'Asha')).toEqual({ missing: true });
});

test('hiding a list entry and showing it again keeps its words', () => {
  const place = { file: 'answers/contact.yaml', path: ['answers', 1] };
  const before = content()?.answers.find(({ slug }) => slug === 'contact')?.answers.length as number;
  expect(hide(editor, { places: [place], draft: true }, 'Asha')).toHaveProperty('saved');
  expect(content()?.answers.find(({ slug }) => slug === 'contact')?.answers).toHaveLength(before - 1);
  expect(hide(editor, { places: [place], draft: false }, 'Asha')).toHaveProperty('saved');
  expect(editor.draft.changedFiles()).toEqual([]);
});

test('renaming an entry updates links, documents, figures and questions', () => {
  expect(renameFile(editor, { file: 'case-studies/activegear.yaml', slug: 'active-gear' }, 'Asha')).toHaveProperty('saved');
  expect(text('case-studies/activegear.yaml')).toBeUndefined();
  expect(text('training/lines/case-studies/active-gear.yaml')).toBeDefined();
  expect(content()?.redirects.moved).toContainEqual({ from: '/case-studies/activegear', to: '/case-studies/active-gear' });
  expect(renameFile(editor, { file: 'case-studies/active-gear.yaml', slug: 'gear' }, 'Asha')).toHaveProperty('saved');
  expect(content()?.redirects.moved.filter(({ from }) => from.startsWith('/case-studies/'))).toEqual([
    { from: '/case-studies/activegear', to: '/case-studies/gear' },
    { from: '/case-studies/active-gear', to: '/case-studies/gear' },
  ]);
  expect(discard(editor, {}, 'Asha')).toHaveProperty('saved');
  expect(editor.draft.changedFiles()).toEqual([]);
});

test('a taught answer and its question are one step, which is taken back in one', () => {
  const taught = { question: 'Can I park at your office?', answer: 'You can park behind our office in Mumbai.', page: '/contact' };
  expect(teach(editor, taught, 'Asha')).toHaveProperty('saved');
  const changes = listChanges(editor);
  expect(changes.map(({ file, kind, act }) => [file, kind, act])).toEqual([
    ['answers/contact.yaml', 'added', 1_000],
    ['training/lines/contact.yaml', 'added', 1_000],
  ]);
  expect(discard(editor, { places: changes }, 'Asha')).toHaveProperty('saved');
  expect(editor.draft.changedFiles()).toEqual([]);
});

test('addEntry accepts only a new slug within its folder', () => {
  const file = content()?.resources[0];
  const value = { ...(editor.draft.value(`resources/${file?.slug}.yaml`) as object), title: 'A paper on parcels' };
  const added = addEntry(editor, { folder: 'resources', slug: 'parcels', value }, 'Asha');
  expect(added).toMatchObject({
    refused: { mistakes: expect.arrayContaining([expect.objectContaining({ file: 'resources/parcels.yaml', path: ['pdf'] })]) },
  });
  expect(addEntry(editor, { folder: 'resources', slug: '../escaped', value }, 'Asha')).toHaveProperty('refused');
  expect(addEntry(editor, { folder: 'resources', slug: `${file?.slug}`, value }, 'Asha')).toHaveProperty('refused');
});

test('listChanges names a new entry of a list, without its short name', () => {
  const place = { file: 'pages/contact.yaml', path: ['faq', 'items'] };
  const value = { id: 'by-post', question: 'Do you send letters?', answer: '{agency} writes by e-mail.' };
  const field = editor.field(place) as Field;
  editor.save({ place, value: [...(field.value as unknown[]), value], version: field.version }, 'Asha');
  expect(listChanges(editor)).toMatchObject([
    { page: 'Contact', kind: 'added', before: '', after: 'Do you send letters?\nTarazu writes by e-mail.' },
  ]);
});

test.each([
  ['case-studies/activegear.yaml', 'active-gear'],
  ['resources/price-limits.yaml', 'limits-of-prices'],
])('renaming %s leaves no address of its pages and document behind', (file, slug) => {
  const before = routes(editor.draft.read() as Content).map(({ path }) => path);
  expect(renameFile(editor, { file, slug }, 'Asha')).toHaveProperty('saved');
  expect(checkVanished(editor.draft.read() as Content, before)).toEqual([]);
  const { moved } = editor.draft.value('redirects.yaml') as { moved: unknown[] };
  if (file.startsWith('case-studies/'))
    expect(moved).toContainEqual({ from: '/documents/activegear.pdf', to: '/documents/active-gear.pdf' });
});

test('a renamed entry is one change, which can be taken back', () => {
  const renamed = renameFile(editor, { file: 'documents/price-limits.yaml', slug: 'limits-of-prices' }, 'Asha');
  expect(renamed).toHaveProperty('saved');
  // Visitors wait while a new address is followed through all texts.
  expect(draftDifferences(editor.draft)).toBe(draftDifferences(editor.draft));
  const file = 'resources/limits-of-prices.yaml';
  expect(listChanges(editor)).toMatchObject([
    {
      file,
      path: [],
      kind: 'renamed',
      label: 'Address',
      before: '/resources/price-limits',
      after: '/resources/limits-of-prices',
      by: 'Asha',
    },
  ]);
  expect(discard(editor, { places: [{ file, path: [] }] }, 'Asha')).toHaveProperty('saved');
  expect(editor.draft.changedFiles()).toEqual([]);
});

test('all changes that were taken back come back together', () => {
  renameFile(editor, { file: 'case-studies/activegear.yaml', slug: 'active-gear' }, 'Asha');
  const version = editor.draft.version();
  expect(discard(editor, {}, 'Asha')).toHaveProperty('saved');
  expect(editor.draft.changedFiles()).toEqual([]);
  expect(discard(editor, { undo: true }, 'Asha')).toHaveProperty('saved');
  expect(editor.draft.version()).toBe(version);
  expect(discard(editor, { undo: true }, 'Asha')).toEqual({ missing: true });
});

test('hiding a resource keeps its address accounted for', () => {
  editor.published = () => ['/resources/price-limits'];
  hide(editor, { places: [{ file: 'documents/price-limits.yaml', path: [] }], draft: true }, 'Asha');
  expect(checkVanished(content() as Content, editor.published())).toEqual([]);
});

test('an address that a list of pages loses leads on', () => {
  const place = { file: 'pages/resources.yaml', path: ['categories', 0, 'slug'] };
  const old = String(editor.field(place)?.value);
  editor.published = () => [`/resources/category/${old}`];
  const outcome = editor.save({ place, value: `new-${old}`, version: editor.field(place)?.version ?? '' }, 'Asha');
  if ('saved' in outcome)
    expect(content()?.redirects.moved).toContainEqual({ from: `/resources/category/${old}`, to: `/resources/category/new-${old}` });
  else expect(outcome).toMatchObject({ refused: { mistakes: [{ path: ['category'] }] } });
});

test.each(['[Here](javascript:alert)', '[us][1]\n\n[1]: data:text/html,x', '<vbscript:x>', '[a](&#106;avascript:b)'])(
  'a link of a forbidden kind is refused when it is kept: %s',
  (link) => {
    const place = { file: 'pages/terms.md', path: ['text'] };
    const field = editor.field(place);
    expect(editor.save({ place, value: `${field?.value}\n\n${link}\n`, version: field?.version ?? '' }, 'Asha')).toMatchObject({
      refused: { mistakes: [{ file: 'pages/terms.md', message: expect.stringContaining('browsers would not open') }] },
    });
  },
);
