import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { versionOf } from '../../content/edit/field.ts';
import { type FieldPlace, valueAt } from '../../content/walk.ts';
import { EditorForTest } from '../../tests/support/content/words-editor.ts';
import { listChanges } from './draft-changes.ts';
import { discard } from './edit-entries.ts';
import type { WordsEditor } from './edit-words.ts';

let words: EditorForTest;
let editor: WordsEditor;
const open = () => words.open();
beforeEach(() => {
  words = new EditorForTest();
  editor = words.editor;
});

const heading: FieldPlace = { file: 'pages/home.yaml', path: ['hero', 'heading'] };
const draftValue = ({ file, path }: FieldPlace) => valueAt(editor.draft.value(file), path);
const save = (place: FieldPlace, value: unknown, by = 'Asha') => editor.save({ place, value, version: versionOf(draftValue(place)) }, by);

describe('a save', () => {
  test('stays in the draft and survives a restart', () => {
    expect(save(heading, 'AI for your shop')).toHaveProperty('saved');
    editor = open();
    expect(draftValue(heading)).toBe('AI for your shop');
    expect(words.copy.read('pages/home.yaml')).not.toContain('AI for your shop');
    expect(listChanges(editor)).toMatchObject([{ ...heading, after: 'AI for your shop', by: 'Asha', at: 1_000, page: 'Home' }]);
  });

  test.each([
    ['too many characters', 'A'.repeat(61), /61 characters/],
    ['markup', '<script>alert(1)</script>', /HTML/],
    ['no text', '', /empty/],
    ['nothing visible', '\u200b\u2060\u2800', /empty/],
    ['a control character', 'AI for\u0007 shops', /control character/],
    ['an unagreed figure in words', 'Sixty-seven per cent more sales', /not (an agreed|agreed)/],
    ['an unagreed figure in other digits', '६७% more sales', /not (an agreed|agreed)/],
    ['an unagreed figure with an invisible character', '6\u200b7% more sales', /not (an agreed|agreed)/],
    ['a value of another type', { a: 1 }, /text/],
  ])('with %s is refused with its mistake', (_, value, message) => {
    expect(save(heading, value)).toMatchObject({ refused: { mistakes: [{ ...heading, message: expect.stringMatching(message) }] } });
    expect(editor.draft.changedFiles()).toEqual([]);
  });

  test.each([
    ['an address without https://', { file: 'agency.yaml', path: ['social', 0, 'href'] }, 'facebook', /such as https:/],
    [
      'a text that an answer contradicts',
      { file: 'pages/about.yaml', path: ['lead'] },
      'A first service costs ₹9,999 a month.',
      /calls "prices" not published, but "₹9,999 a month" would be on the site/i,
      { file: 'answers/contact.yaml', path: ['answers', 4, 'lacks'] },
    ],
    ['a figure that is not agreed', heading, 'Trusted by 700+ shops', /To agree on a new one, press New/],
    ['a count that is not agreed', heading, 'Trusted by over 800 happy shops', /says "800 happy shops", which is not an agreed figure/],
    [
      "another figure than the page's",
      { file: 'services/analytics.yaml', path: ['results', 'items', 0, 'answer'] },
      'AI Analytics has brought 41% better decision-making.',
      /press it on a page/,
    ],
  ])('of %s says what to do in words of the desk', (_, place, value, advice, at = place) => {
    const outcome = save(place, value);
    const [mistake] = 'refused' in outcome ? outcome.refused.mistakes : [];
    expect(mistake).toMatchObject(at);
    const said = `${mistake?.message}. ${mistake?.fix}`;
    expect(said).toMatch(advice);
    expect(said).not.toMatch(/\.yaml/);
  });

  test.each(['javascript:alert(1)', 'https://evil.example', '//evil.example', '/nowhere'])('of the link %s is refused', (href) => {
    expect(save({ file: 'pages/home.yaml', path: ['hero', 'primary', 'href'] }, href)).toHaveProperty('refused');
    expect(save({ file: 'pages/privacy.md', path: ['text'] }, `[Go](${href})`)).toHaveProperty('refused');
  });

  test.each([
    '../package.json',
    'pages/../../package.json',
    '/etc/passwd',
    'schema/words.ts',
    'load.ts',
    'pages/.home.yaml',
    'training/words/names.yaml',
  ])('to the file %s is refused as missing', (file) =>
    expect(editor.save({ place: { file, path: ['title'] }, value: 'x', version: '' }, 'Asha')).toEqual({ missing: true }),
  );

  test('in conflict is refused with the person and time of the other change', () => {
    const version = versionOf(draftValue(heading));
    save(heading, 'AI for your shop', 'Ravi');
    expect(editor.save({ place: heading, value: 'Mine', version }, 'Asha')).toEqual({
      conflict: { by: 'Ravi', at: 1_000, value: 'AI for your shop', version: versionOf('AI for your shop') },
    });
  });

  test.each([
    ['an empty question', [''], 'is empty: write a question as a visitor would put it'],
    ['a question that is too long', ['why '.repeat(50)], 'is longer than 140 characters: write it as a visitor would'],
    ['no question', [], 'has no line: write a question, or remove the key'],
  ])('of %s to the assistant is refused, as a build would', (_, asked, message) => {
    const place = { file: 'training/lines/services/dynamic-pricing.yaml', path: ['results/more-revenue'] };
    expect(save(place, asked)).toMatchObject({ refused: { mistakes: [{ file: place.file, message }] } });
  });

  test('of a reply in a language that the assistant does not know is refused, as a build would', () => {
    const place = { file: 'assistant/languages.yaml', path: ['languages', 0, 'name'] };
    expect(save(place, 'Klingon')).toMatchObject({ refused: { mistakes: [{ fix: expect.stringContaining('Hindi, Hinglish') }] } });
    expect(save({ file: place.file, path: ['languages', 0, 'say'] }, 'Sirf English.')).toHaveProperty('saved');
  });
});

const members: FieldPlace = { file: 'pages/team.yaml', path: ['members'] };
const team = (op: 'add' | 'move' | 'remove', index: number, to?: number, value?: unknown) =>
  editor.list({ place: members, op, index, ...(to !== undefined && { to }), value, version: versionOf(draftValue(members)) }, 'Ravi');

test('different changes of one list are changes of their own, and each can be taken back alone', () => {
  const texts = { role: 'Head of shops', office: 'Mumbai', bio: 'Opened our first shop.', answer: 'Mira Bose is the head of shops.' };
  const image = { drawing: 'founder', alt: 'A woman at a till.' };
  const mira = { name: 'Mira Bose', ...texts, image, social: [1, 2, 3].map(() => ({ name: 'X' })) };
  team('remove', 1);
  save({ ...members, path: ['members', 0, 'image', 'alt'] }, 'A woman with a ledger.');
  team('add', 3, undefined, mira);
  team('move', 3, 0);
  team('move', 3, 2);
  const said = listChanges(editor).map(({ kind, label, by, after, act }) => [kind, label, by, kind === 'moved' ? after : act]);
  expect(said).toEqual([
    ['moved', 'Members', 'Ravi', 'Mira Bose\nVasanti Karnik\nSalim Osman\nSeah Hui Min'],
    ['removed', 'Joris Haverkamp', 'Ravi', 1_000],
    ['added', 'Mira Bose', 'Ravi', 1_002],
    ['changed', expect.stringMatching(/^Members, Vasanti Karnik, image/), 'Asha', 1_001],
  ]);
  for (const [kind, others] of [
    ['added', 3],
    ['moved', 2],
    ['removed', 1],
    ['changed', 0],
  ] as const) {
    const change = listChanges(editor).find((each) => each.kind === kind) as FieldPlace;
    expect(discard(editor, { places: [{ file: change.file, path: change.path }] }, 'Asha')).toHaveProperty('saved');
    expect(listChanges(editor)).toHaveLength(others);
  }
  // What visitors ask about a person who was removed is back, too.
  expect(editor.draft.changedFiles()).toEqual([]);
});

test('a person of the team stays while a text names this person', () => {
  const place: FieldPlace = { file: 'answers/about-team.yaml', path: ['answers', 0, 'answer'] };
  save(place, 'Joris Haverkamp ran warehouses before he led those who run them.');
  expect(team('remove', 1)).toMatchObject({ refused: { mistakes: [{ ...place, message: 'names Joris Haverkamp, whom you remove' }] } });
  expect(discard(editor, { places: [place] }, 'Asha')).toHaveProperty('saved');
});

describe('a change by hand', () => {
  test('appears in the draft beside changes of the same file', () => {
    save(heading, 'AI for your shop');
    words.copy.set('pages/home.yaml', 'hero.eyebrow', 'An AI agency for shops');
    editor.draft.sync();
    expect(draftValue(heading)).toBe('AI for your shop');
    expect(draftValue({ file: 'pages/home.yaml', path: ['hero', 'eyebrow'] })).toBe('An AI agency for shops');
    expect(listChanges(editor)).toMatchObject([{ ...heading, after: 'AI for your shop' }]);
  });

  test('with a mistake is reported and does not block other saves', () => {
    words.copy.set('agency.yaml', 'name', '');
    editor.draft.sync();
    expect(editor.mistakes()).toMatchObject([{ file: 'agency.yaml', path: ['name'] }]);
    expect(save(heading, 'AI for your shop')).toHaveProperty('saved');
    expect(save(heading, '')).toMatchObject({ refused: { mistakes: [heading] } });
  });
});

test('a save interrupted by a power cut is completed at the next start', () => {
  const file = 'pages/home.yaml';
  const journal = join(words.root, 'draft', 'journal.json');
  writeFileSync(journal, JSON.stringify([[file, (editor.draft.text(file) as string).replace(/heading: .*/, 'heading: AI for your shop')]]));
  editor = open();
  expect(draftValue(heading)).toBe('AI for your shop');
  expect(existsSync(journal)).toBe(false);
  expect(readFileSync(editor.draft.path(file), 'utf8')).toContain('AI for your shop');
});

test('a renamed answer keeps its place in the file of questions', () => {
  const file = 'training/lines/services/dynamic-pricing.yaml';
  const before = editor.draft.text(file) as string;
  save({ file: 'services/dynamic-pricing.yaml', path: ['results', 'items', 0, 'label'] }, 'higher takings');
  expect(editor.draft.text(file)).toBe(before.replace(/^results\/more-revenue:/m, 'results/higher-takings:'));
});
