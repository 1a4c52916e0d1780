import { mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { writeServerData } from '../../../scripts/build/write-server-data.ts';
import { readServerData } from '../../../server/build-output/server-data.ts';
import { loadSite } from '../../../server/site/load-site.ts';
import { loadTraining } from '../../../training/load.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { buildFixtureSite } from '../../support/server/fixture-site.ts';
import { startServer } from '../../support/server/running-process.ts';

const folder = scratchFolder('server-data');
const bundle = 'dist/server/main.cjs';

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

test('the server bundle has no image library, site builder or browser', () => {
  const server = readFileSync(bundle, 'utf8');
  // This text shows that the file is the server bundle.
  expect(server).toContain('The site is not built yet');
  for (const absent of ['libvips', 'resvg', 'satori', 'astro/', '/@vite', 'playwright-core', 'chromium', 'PDFCrossRefSection'])
    expect(server).not.toContain(absent);
  // The desk loads these from node_modules when it receives its first upload.
  expect(server).not.toMatch(/require\([`'"](?:sharp|pdf-lib)[`'"]\)/);
});

test('a server that serves pages loads no YAML parser and no content rules', async () => {
  const site = await buildFixtureSite();
  const coverage = join(site.root, 'coverage');
  const server = startServer(site.root, { DATA_DIR: join(site.root, 'var'), NODE_V8_COVERAGE: coverage });
  const origin = `http://127.0.0.1:${await server.port}`;
  expect((await fetch(origin)).status).toBe(200);
  expect(await server.stop()).toBe(0);

  const ran = runsIn(coverage);
  expect(ran('The site is at ')).toBe(1);
  for (const editingText of ['YAMLException=class', 'expected a document, but the input is empty', 'which is not an agreed figure'])
    expect(ran(editingText), editingText).toBe(0);
});

/** Reads the coverage of a server that has ended. @returns how often the bundle's code around a text ran */
function runsIn(coverage: string): (text: string) => number | undefined {
  interface Range {
    startOffset: number;
    endOffset: number;
    count: number;
  }
  const scripts = readdirSync(coverage).flatMap(
    (name) => JSON.parse(readFileSync(join(coverage, name), 'utf8')).result as { url: string; functions: { ranges: Range[] }[] }[],
  );
  const ranges = scripts
    .filter(({ url }) => url.endsWith(realpathSync(bundle)))
    .flatMap(({ functions }) => functions.flatMap((each) => each.ranges))
    .sort((one, other) => one.endOffset - one.startOffset - (other.endOffset - other.startOffset));
  const code = readFileSync(bundle, 'utf8');
  return (text) => {
    const at = code.indexOf(text);
    return at < 0 ? undefined : ranges.find(({ startOffset, endOffset }) => startOffset <= at && at < endOffset)?.count;
  };
}
