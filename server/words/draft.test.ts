import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { Draft } from './draft.ts';

const root = scratchFolder('words');
const draft = new Draft(root, { content: scratchFolder('content'), training: scratchFolder('training') });

test.each([
  ...['../outside.yaml', 'pages/../../outside.yaml', 'training/../outside.yaml', '/outside.yaml', 'pages//home.yaml', '.hidden.yaml'],
  ...['..\\outside.yaml', 'C:outside.yaml', 'pages/home.yaml\0', 'a\0.yaml', 'schema/words.ts', '', 'training/'],
])('a draft refuses to read or write %j', (name) => {
  expect(() => draft.text(name)).toThrow('is no file');
  expect(() => draft.try(new Map([[name, 'x']]))).toThrow('is no file');
  // The journal of several files would be replayed at each start.
  const texts = new Map([
    ['agency.yaml', 'x'],
    [name, 'x'],
  ]);
  expect(() => draft.keep(texts, undefined)).toThrow('is no file');
  expect(existsSync(join(root, 'draft'))).toBe(false);
  expect(draft.has(name)).toBe(false);
});
