import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../content/walk.ts';
import type { Field } from '../../shared/api/words.ts';
import { EditorForTest } from '../../tests/support/content/words-editor.ts';
import { listChanges } from './draft-changes.ts';
import { changeFigure } from './edit-entries.ts';
import type { WordsEditor } from './edit-words.ts';

let editor: WordsEditor;
beforeEach(() => {
  ({ editor } = new EditorForTest());
});
const content = () => editor.draft.read();

test('changeFigure lists all places first, then changes them together', () => {
  const change = { place: { file: 'agreed-figures.yaml', path: ['figures', 1, 'value'] }, from: '500+', to: '600+' };
  const listed = changeFigure(editor, change, 'Asha');
  const { places } = listed as Extract<typeof listed, { places: unknown }>;
  expect(places.length).toBeGreaterThan(5);
  expect(places.map(({ place }) => place.file)).toContain('agreed-figures.yaml');
  expect(places.map(({ label }) => label)).toContain('Home: first screen, sentence under the heading');
  expect(places.filter(({ after }) => after.includes('{agency}'))).toEqual([]);
  expect(editor.draft.changedFiles()).toEqual([]);
  const current = places.filter(({ isCurrent }) => isCurrent).map(({ place }) => place);
  expect(changeFigure(editor, { ...change, chosen: current }, 'Asha')).toHaveProperty('saved');
  expect(listChanges(editor)).toHaveLength(current.length);
  // Of today, beside what was true in a year.
  const milestone = valueAt(editor.draft.value('pages/journey.yaml'), ['milestones', 3]);
  expect(milestone).toMatchObject({
    title: '500+ enterprise clients',
    description: expect.stringMatching(/^We now work for 600\+ businesses/),
    answer: expect.stringMatching(/^In 2023 we reached 500\+ enterprise clients\. We now work for 600\+ businesses/),
  });
});

test('a figure of a year is offered without a tick, and can be changed too', () => {
  const change = { place: { file: 'agreed-figures.yaml', path: ['figures', 3, 'value'] }, from: '20+', to: '30+' };
  const listed = changeFigure(editor, change, 'Asha');
  const { places } = listed as Extract<typeof listed, { places: unknown }>;
  const others = places.filter(({ isCurrent }) => !isCurrent).map(({ after }) => after);
  expect(others).toEqual(expect.arrayContaining(['Expansion to 30+ countries', expect.stringMatching(/^In 2018 we expanded to 30\+/)]));
  expect(others.filter((text) => !/2018|Expansion/.test(text))).toEqual([]);
  expect(changeFigure(editor, { ...change, chosen: places.map(({ place }) => place) }, 'Asha')).toHaveProperty('saved');
});

test('the promised days are one number, and texts follow it', () => {
  const place = { file: 'agency.yaml', path: ['answerWithin'] };
  expect(editor.field(place)).toMatchObject({ kind: 'figure', value: 2 });
  const listed = changeFigure(editor, { place, from: '2', to: '3' }, 'Asha');
  const { places } = listed as Extract<typeof listed, { places: unknown }>;
  expect(places.map(({ place: { file } }) => file)).toEqual(
    expect.arrayContaining(['mail.yaml', 'pages/contact.yaml', 'answers/contact.yaml']),
  );
  expect(changeFigure(editor, { place, from: '2', to: '3', chosen: places.map((each) => each.place) }, 'Asha')).toHaveProperty('saved');
  expect(content()?.agency.answerWithin).toBe(3);
  expect(content()?.pages.contact.who.text).toContain('within 3 working days');
});

test('a new figure can be agreed, and is then said', () => {
  const place = { file: 'agreed-figures.yaml', path: ['figures'] };
  const lead = { file: 'pages/services.yaml', path: ['lead'] };
  const say = () =>
    editor.save({ place: lead, value: 'Our parcels arrive 97% on time.', version: editor.field(lead)?.version ?? '' }, 'Asha');
  expect(say()).toHaveProperty('refused');
  const value = {
    ...{ id: 'parcels', value: '97%', counts: 'parcels that arrive on time', words: ['parcel'], anywhere: true, since: '2026-11-28' },
    confirmed: { by: 'Asha', on: '2026-11-28' },
  };
  const field = editor.field(place) as Field;
  expect(editor.save({ place, value: [...(field.value as unknown[]), value], version: field.version }, 'Asha')).toHaveProperty('saved');
  expect(say()).toHaveProperty('saved');
});
