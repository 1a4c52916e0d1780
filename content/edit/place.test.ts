import { expect, test } from 'vitest';
import { contentFiles } from '../checks/content-files.ts';
import { loadContent } from '../load.ts';
import { stringsOf } from '../read/strings-of.ts';
import { pathOfField } from './check.ts';
import { referredFolder } from './place.ts';

const content = loadContent();
const slugs = {
  'case-studies': content.caseStudies,
  services: content.services,
  industries: content.industries,
  resources: content.resources,
};

test('a field with the slug of an entry refers to the folder of that entry', () => {
  const named = contentFiles(content).flatMap(({ file, value }) => stringsOf(value).map(({ field, text }) => ({ file, field, text })));
  const missed = named.filter(({ file, field, text }) => {
    const folder = Object.entries(slugs).find(([, entries]) => entries.some(({ slug }) => slug === text))?.[0];
    // A category may have the name of an entry.
    return folder && !/(^|\.)(slug|category)$/.test(field) && referredFolder({ file, path: pathOfField(field) }) !== folder;
  });
  expect(missed.map(({ file, field, text }) => `${file}: ${field}: ${text}`)).toEqual([]);
});
