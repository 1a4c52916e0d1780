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

test('the server reads every word that the build has checked, and each answer with the ways in which visitors ask for it', async () => {
  const content = loadContent();
  await writeServerData(folder, content);
  // What the owner has confirmed is marked by symbols, which stay with the build.
  expect(await readServerData(folder, 'content')).toEqual(JSON.parse(JSON.stringify(content)));
  const { answers } = await readServerData(folder, 'knowledge');
  const { lines } = loadTraining();
  expect(lines.size).toBeGreaterThan(500);
  for (const [id, asked] of lines) expect(answers.find((answer) => answer.id === id)?.asked, id).toEqual(asked);
});

test('a language that has no reply is refused, with the file to mend', async () => {
  const content = loadContent();
  const [first, ...languages] = content.assistant.languages;
  await expect(writeServerData(folder, { ...content, assistant: { ...content.assistant, languages } })).rejects.toThrow(
    `content/assistant/languages.yaml has no reply in ${first?.name}: add one`,
  );
});

test('without them it names the file and the command that makes it', async () => {
  await expect(readServerData(join(folder, 'empty'), 'content')).rejects.toThrow(
    /empty\/server-data\/content\.json is missing\. Build again with "npm run build"/,
  );
});

test('what is there but cannot be read is not called missing', async () => {
  for (const name of ['manifest.json', 'server-data/content.json']) mkdirSync(join(folder, 'unreadable', name), { recursive: true });
  const build = join(folder, 'unreadable');
  await expect(readServerData(build, 'content')).rejects.toThrow(/content\.json cannot be read \(EISDIR.*give the user/);
  await expect(loadSite(build)).rejects.toThrow(/manifest\.json cannot be read \(EISDIR.*give the user/);
});

test('what only a build needs is not in the server: no rules for words, no YAML, no drawing of pictures', () => {
  const server = readFileSync('dist/server/main.cjs', 'utf8');
  // It is the server, with its own words in it.
  expect(server).toContain('The site is not built yet');
  for (const onlyInBuild of ['YAMLException', 'satori', 'resvg', 'the agreed figure is', 'is not read: let its name end in .yaml'])
    expect(server).not.toContain(onlyInBuild);
});
