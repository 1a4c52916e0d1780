import { expect, test } from 'vitest';
import { z } from 'zod';
import { textsOf } from './checks/content-files.ts';
import { loadContent } from './load.ts';
import { walk } from './walk.ts';

const content = loadContent();
const slugs = {
  'case-studies': content.caseStudies,
  services: content.services,
  industries: content.industries,
  resources: content.resources,
};

test('a field with the slug of an entry names the folder of that entry in its schema', () => {
  const missed = textsOf(content).filter(({ path, text, meta }) => {
    const folder = Object.entries(slugs).find(([, entries]) => entries.some(({ slug }) => slug === text))?.[0];
    // A category may have the name of an entry.
    return folder && !['slug', 'category'].includes(String(path.at(-1))) && meta.ref !== folder;
  });
  expect(missed.map(({ file, path, text }) => `${file}: ${path.join('.')}: ${text}`)).toEqual([]);
});

test('walk visits each value with what its schema, wrappers and groups say', () => {
  const line = z.string().meta({ role: 'text' });
  const schema = z.strictObject({
    title: line.optional(),
    items: z.array(z.union([z.strictObject({ file: z.string() }), z.strictObject({ alt: line.meta({ title: 'Alt' }) })])),
    said: z.record(z.string(), line).meta({ spoken: true }),
  });
  const value = { title: 'A', items: [{ alt: 'B' }], said: { hello: 'C' }, slug: 'unknown' };
  expect([...walk(schema, value)].filter((visit) => typeof visit.value === 'string')).toEqual([
    { path: ['title'], value: 'A', meta: { role: 'text' } },
    { path: ['items', 0, 'alt'], value: 'B', meta: { role: 'text', title: 'Alt' } },
    { path: ['said', 'hello'], value: 'C', meta: { role: 'text', spoken: true } },
  ]);
});
