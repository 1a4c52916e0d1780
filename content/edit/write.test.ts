import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { frontmatter } from '../read/read-text.ts';
import { type Path, valueAt } from '../walk.ts';
import { EditError, parseWords, rewrite, setValue } from './write.ts';

const folder = 'content';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(yaml|md)$/.test(file) && file !== 'README.md',
);

function* stringsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path;
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Returns the lines that two texts do not share. */
function changedLines(before: string, after: string): { before: string[]; after: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { before: old.slice(start, old.length - end), after: now.slice(start, now.length - end) };
}

const places = files.flatMap((file) => {
  const source = readFileSync(join(folder, file), 'utf8');
  return [...stringsIn(parseWords(file, source))].map((path) => ({ file, path, source }));
});

describe('a text of the real content', () => {
  const random = seededRandom(36);
  const sample = places.filter(() => random() < 150 / places.length);

  test.each([
    ['plain words', 'New words for the shop.'],
    ['YAML syntax', `Say "yes": it's 5 # of 10, & more`],
    ['text that looks like a date', '2031-02-03'],
    ['text that looks like a list entry', '- a dash'],
    ['text that looks like a boolean', 'yes'],
  ])('changes in one line and parses back when it becomes %s', (_, value) => {
    expect(sample.length).toBeGreaterThan(100);
    for (const { file, path, source } of sample.filter((place) => valueAt(parseWords(place.file, place.source), place.path) !== value)) {
      const changed = setValue(file, source, path, value);
      const parsed = valueAt(parseWords(file, changed), path);
      const isBody = path.length === 1 && path[0] === 'text' && file.endsWith('.md');
      expect(isBody ? String(parsed).trim() : parsed, `${file} ${path.join('.')}`).toBe(value);
      const lines = changedLines(source, changed);
      if (!isBody) expect(Math.max(lines.before.length, lines.after.length), `${file} ${path.join('.')}`).toBeLessThanOrEqual(1);
    }
  });
});

const source = `# Of the shop.
title: 'The shop'
long: >
  Folded words
  of two lines.
items:
  # The first.
  - name: One
    note: first
  # The second.
  - name: Two
  - name: Three
inline: { label: Go, href: /contact }
tags: [a, b]
`;
const set = (path: Path, value: unknown) => setValue('x.yaml', source, path, value);

describe('a change', () => {
  test('keeps the style of quotes', () => expect(set(['title'], "The owner's")).toContain("title: 'The owner''s'\n"));
  test('keeps a folded text folded', () => {
    expect(set(['long'], 'Other words.')).toBe(source.replace('Folded words\n  of two lines.', 'Other words.'));
  });
  test('appends an entry without touching other lines', () => {
    expect(set(['items', 3], { name: 'Four', note: 'new' })).toBe(source.replace('Three\n', 'Three\n  - name: Four\n    note: new\n'));
  });
  test('removes an entry with the comment above it', () => {
    expect(set(['items', 1], undefined)).toBe(source.replace('  # The second.\n  - name: Two\n', ''));
  });
  test('moves an entry with the comment above it', () => {
    const three = '  - name: Three\n';
    const items = [{ name: 'One', note: 'first' }, { name: 'Two' }, { name: 'Three' }] as const;
    expect(rewrite('x.yaml', source, items, [items[0], items[2], items[1]], ['items'])).toBe(
      source.replace(three, '').replace('  # The second.\n', `${three}  # The second.\n`),
    );
  });
  test('appends a field to its entry', () => {
    expect(set(['items', 1, 'note'], 'second')).toBe(source.replace('Two\n', 'Two\n    note: second\n'));
  });
  test('removes a field', () => expect(set(['items', 0, 'note'], undefined)).toBe(source.replace('    note: first\n', '')));
  test('writes short values on one line', () => {
    expect(set(['inline', 'label'], 'Begin, now')).toBe(source.replace('{ label: Go,', '{ label: "Begin, now",'));
    expect(set(['tags', 2], 'c')).toBe(source.replace('[a, b]', '[ a, b, c ]'));
  });
  test('throws EditError when its place is missing', () => {
    expect(() => set(['nothing', 'here'], 'x')).toThrow(EditError);
    expect(() => set(['items', 9], 'x')).toThrow(EditError);
    for (const path of [
      ['__proto__', 'polluted'],
      ['items', '__proto__', 'polluted'],
      ['constructor', 'prototype', 'polluted'],
      ['__proto__'],
    ])
      expect(() => set(path, 'x')).toThrow(EditError);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

test('setValue changes the body and the front matter of a Markdown file', () => {
  const page = readFileSync('content/pages/privacy.md', 'utf8');
  const [, yaml, body] = frontmatter.exec(page) as unknown as [string, string, string];
  expect(setValue('pages/privacy.md', page, ['text'], '## New\n\nWords.')).toBe(`---\n${yaml}\n---\n## New\n\nWords.\n`);
  expect(setValue('pages/privacy.md', page, ['heading'], 'Privacy')).toContain(`---\n${body}`);
});
