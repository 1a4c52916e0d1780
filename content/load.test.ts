import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '../tests/support/scratch-folder.ts';
import { loadContent } from './load.ts';

afterEach(() => vi.unstubAllEnvs());

test('loadContent reads CHECKED_CONTENT when no folder is given', () => {
  const content = loadContent();
  const file = join(scratchFolder('checked'), 'content.json');
  writeFileSync(file, JSON.stringify({ ...content, agency: { ...content.agency, name: 'Checked before' } }));
  vi.stubEnv('CHECKED_CONTENT', file);
  expect(loadContent().agency.name).toBe('Checked before');
  expect(loadContent('content').agency.name).toBe(content.agency.name);
});
