import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { writeServerData } from '../../scripts/write-server-data.ts';
import { readServerData } from '../../server/build-output/server-data.ts';
import { loadSite } from '../../server/site/load-site.ts';
import { loadTraining } from '../../training/load.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const folder = scratchFolder('server-data');

test('server data has all content and all answers with asked lines', async () => {
  const content = loadContent();
  await writeServerData(folder, content);
  // Confirmations are keyed by symbols, which JSON omits.
  expect(await readServerData(folder, 'content')).toEqual(JSON.parse(JSON.stringify(content)));
  const { answers } = await readServerData(folder, 'knowledge');
  const { lines } = loadTraining();
  expect(lines.size).toBeGreaterThan(500);
  for (const [id, asked] of lines) expect(answers.find((answer) => answer.id === id)?.asked, id).toEqual(asked);
});

test('a language without a reply fails the build with the file to edit', async () => {
  const content = loadContent();
  const [first, ...languages] = content.assistant.languages;
  await expect(writeServerData(folder, { ...content, assistant: { ...content.assistant, languages } })).rejects.toThrow(
    `content/assistant/languages.yaml has no reply in ${first?.name}: add one`,
  );
});

test('missing server data is reported with its file and command', async () => {
  await expect(readServerData(join(folder, 'empty'), 'content')).rejects.toThrow(
    /empty\/server-data\/content\.json is missing\. Build again with "npm run build"/,
  );
});

test('unreadable server data is not reported as missing', async () => {
  for (const name of ['manifest.json', 'server-data/content.json']) mkdirSync(join(folder, 'unreadable', name), { recursive: true });
  const build = join(folder, 'unreadable');
  await expect(readServerData(build, 'content')).rejects.toThrow(/content\.json cannot be read \(EISDIR.*give the user/);
  await expect(loadSite(build)).rejects.toThrow(/manifest\.json cannot be read \(EISDIR.*give the user/);
});

test('the server bundle has no content rules, YAML parser or image library', () => {
  const server = readFileSync('dist/server/main.cjs', 'utf8');
  // The server bundle, with its own texts.
  expect(server).toContain('The site is not built yet');
  for (const onlyInBuild of ['YAMLException', 'satori', 'resvg', 'the agreed figure is', 'is not read: let its name end in .yaml'])
    expect(server).not.toContain(onlyInBuild);
});
