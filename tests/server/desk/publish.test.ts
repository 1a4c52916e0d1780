import { execFileSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { load } from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { keepAssets } from '../../../scripts/build/finish/kept-files.ts';
import { buildDesk } from '../../../server/desk/build-desk.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { type PublishState, type WordsState, wordsPaths } from '../../../shared/api/words.ts';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { ask } from '../../support/server/ask.ts';
import { buildFixtureSite, pageHtml } from '../../support/server/fixture-site.ts';
import { runApp } from '../../support/server/running-app.ts';
import { runDesk } from '../../support/server/running-desk.ts';
import { stubPublish } from '../../support/server/stub-publish.ts';

const place = { file: 'pages/home.yaml', path: ['hero', 'heading'] };

/** Starts a site with its desk, whose publish runs a script instead of a whole build. */
async function site(script: string) {
  const copy = new ContentCopy();
  // A page of the fixture site that the content does not have.
  copy.push('redirects.yaml', 'moved', { from: '/services/pricing', to: '/services/dynamic-pricing' });
  const publicApp = await runApp();
  const publish = join(scratchFolder('publish'), 'publish.mjs');
  writeFileSync(publish, script);
  const desk = await buildDesk(
    {
      ...readSettings({}),
      logLevel: 'silent',
      dataDir: scratchFolder('data'),
      buildFolder: publicApp.buildFolder,
      contentFolder: copy.folder,
      trainingFolder: scratchFolder('training'),
    },
    { storage: publicApp.app.storage, takeBuild: publicApp.app.takeBuild, publishCommand: [publish] },
  );
  await desk.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await desk.close();
    await publicApp.close();
  });
  const { port } = desk.server.address() as AddressInfo;
  const get = async <T>(path: string): Promise<T> => JSON.parse((await ask({ port, path, headers: {}, method: 'GET' })).text);
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return ask({ port, path, headers, method: 'POST', body: JSON.stringify(body) });
  };
  const save = async (value: string) => {
    const { version } = await get<{ version: string }>(
      `${wordsPaths.field}?${new URLSearchParams({ file: place.file, path: JSON.stringify(place.path) })}`,
    );
    expect((await post(wordsPaths.save, { place, value, version })).status).toBe(200);
  };
  const waitForEnd = async (): Promise<PublishState> => {
    for (;;) {
      const { publish: state } = await get<WordsState>(wordsPaths.state);
      if (state.state !== 'running') return state;
      await pause(50);
    }
  };
  return { copy, publicApp, port, get, post, save, waitForEnd };
}

/** Builds a site by copying one, as scripts/desk/publish.ts does by building it. */
const copyBuild = (from: string) => `
import { cpSync, writeFileSync } from 'node:fs';
const build = process.argv[2];
console.log('Building the site');
await new Promise((done) => setTimeout(done, 300));
cpSync(${JSON.stringify(realpathSync(from))}, build, { recursive: true });
writeFileSync(build + '/publication/documents.json', '[]');
process.exit();
`;

test('a publish under load fails no request and updates the running server', async () => {
  const next = await buildFixtureSite({
    'index.html': pageHtml({
      title: 'Home',
      main: '<h1>New home</h1>',
      head: '<script>document.documentElement.classList.add("new")</script>',
    }),
    '_assets/app.def456.js': 'console.log(2)',
  });
  const { copy, publicApp, post, save, waitForEnd, get } = await site(copyBuild(next.buildFolder));
  await keepAssets(publicApp.buildFolder, next.buildFolder);
  const { policy } = { policy: (await publicApp.ask('/')).headers['content-security-policy'] };
  await save('AI for your shop');

  const statuses = new Map<number, number>();
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const { status } = await publicApp.ask('/');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const visitors = Array.from({ length: 8 }, visit);
  expect((await post(wordsPaths.publish, {})).status).toBe(202);
  expect((await post(wordsPaths.publish, {})).status).toBe(409);
  expect(await waitForEnd()).toMatchObject({ state: 'done', lines: ['Building the site'], mistakes: [], by: 'owner' });
  isOver = true;
  await Promise.all(visitors);

  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(visitors.length);
  const home = await publicApp.ask('/');
  expect(home.text).toContain('New home');
  expect(home.headers['content-security-policy']).not.toBe(policy);
  for (const asset of ['/_assets/app.abc123.js', '/_assets/app.def456.js']) expect((await publicApp.ask(asset)).status, asset).toBe(200);
  expect((await publicApp.ask('/services')).status).toBe(404);
  expect(copy.read('pages/home.yaml')).toContain('AI for your shop');

  expect((await get<WordsState>(wordsPaths.state)).draft).toEqual([]);
  const history = await get<{ id: number; by: string; changes: unknown[] }[]>(wordsPaths.history);
  expect(history).toMatchObject([{ by: 'owner', changes: [{ ...place, after: 'AI for your shop' }] }]);
  expect((await post(wordsPaths.putBack, { id: history[0]?.id })).status).toBe(200);
  expect((await get<WordsState>(wordsPaths.state)).draft).toMatchObject([
    { ...place, before: 'AI for your shop', putBack: history[0]?.id },
  ]);
});

test('a publish is refused when a change was kept after its list was shown', async () => {
  const { copy, post, save, waitForEnd, get } = await site(copyBuild((await buildFixtureSite()).buildFolder));
  await save('AI for your shop');
  const { version } = await get<WordsState>(wordsPaths.state);
  await save('AI for every shop');
  const refused = await post(wordsPaths.publish, { version });
  expect([refused.status, refused.text]).toEqual([412, expect.stringContaining('Look again')]);
  expect(await waitForEnd()).toMatchObject({ state: 'idle' });
  const shown = await get<WordsState>(wordsPaths.state);
  expect(shown.draft).toMatchObject([{ ...place, after: 'AI for every shop', by: 'owner' }]);
  expect((await post(wordsPaths.publish, { version: shown.version })).status).toBe(202);
  expect(await waitForEnd()).toMatchObject({ state: 'done' });
  expect(copy.read('pages/home.yaml')).toContain('AI for every shop');
  // The next one is told to take as long, also after a restart.
  await save('AI for your shop');
  const { expected } = JSON.parse((await post(wordsPaths.publish, {})).text) as PublishState;
  expect(expected).toBeGreaterThan(0);
  await waitForEnd();
});

test('an entry is shown again as it was before, and single changes of a publish are put back', async () => {
  const { post, save, waitForEnd, get } = await site(copyBuild((await buildFixtureSite()).buildFolder));
  const places = [{ file: 'industries/sports-fitness.yaml', path: [] }];
  const industry = { file: 'case-studies/activegear.yaml', path: ['industry'] };
  expect((await post(wordsPaths.hide, { places, draft: true, changes: [{ place: industry, value: 'fashion' }] })).status).toBe(200);
  await save('AI for your shop');
  await post(wordsPaths.publish, {});
  expect(await waitForEnd()).toMatchObject({ state: 'done' });
  expect((await post(wordsPaths.hide, { places, draft: false })).status).toBe(200);
  const drafted = async () => (await get<WordsState>(wordsPaths.state)).draft;
  expect(await drafted()).toMatchObject([
    { ...industry, after: 'Sports & Fitness', by: 'owner' },
    { ...places[0], path: ['draft'], kind: 'shown', by: 'owner' },
  ]);
  const [published] = await get<{ id: number }[]>(wordsPaths.history);
  expect((await post(wordsPaths.putBack, { id: published?.id, places: [place] })).status).toBe(200);
  expect(await drafted()).toHaveLength(3);
});

test('putting back a new page redirects its address', async () => {
  const { copy, post, waitForEnd, get } = await site(copyBuild((await buildFixtureSite()).buildFolder));
  const value = {
    ...(load(copy.read('case-studies/activegear.yaml')) as object),
    title: 'GreenLeaf: tea in time',
    description: 'How a shop for tea ordered what its customers drank, and had a 425% return within the first year.',
    client: 'GreenLeaf',
  };
  expect((await post(wordsPaths.entry, { folder: 'case-studies', slug: 'greenleaf', value })).status).toBe(200);
  await post(wordsPaths.publish, {});
  expect(await waitForEnd()).toMatchObject({ state: 'done' });
  const [published] = await get<{ id: number }[]>(wordsPaths.history);
  expect((await post(wordsPaths.putBack, { id: published?.id })).status).toBe(200);
  const { draft } = await get<WordsState>(wordsPaths.state);
  expect(draft.map(({ file, after }) => [file, after])).toEqual([
    ['case-studies/greenleaf.yaml', ''],
    ['redirects.yaml', expect.stringContaining('GreenLeaf')],
  ]);
});

test('a failed publish changes nothing and reports the mistake', async () => {
  const { copy, publicApp, post, save, waitForEnd, get } = await site(
    "process.send([{ file: 'pages/home.yaml', path: ['hero', 'heading'], line: 5, what: 'is too wide', fix: 'shorten it' }], () => process.exit(1));",
  );
  const before = copy.read('pages/home.yaml');
  await save('AI for your shop');
  await post(wordsPaths.publish, {});
  expect(await waitForEnd()).toMatchObject({
    state: 'failed',
    mistakes: [{ ...place, line: 5, message: 'is too wide', fix: 'Shorten it.' }],
  });
  expect((await publicApp.ask('/services')).status).toBe(200);
  expect(copy.read('pages/home.yaml')).toBe(before);
  expect((await get<WordsState>(wordsPaths.state)).draft).toMatchObject([{ after: 'AI for your shop' }]);
  expect(await get(wordsPaths.history)).toEqual([]);
});

test('every page of the desk tells how a publish stands, and six windows start one', async () => {
  const { buildFolder, publishCommand } = stubPublish();
  const [script, told] = ['waits.mjs', 'told'].map((name) => join(scratchFolder('waits'), name)) as [string, string];
  writeFileSync(
    script,
    `import { existsSync, readFileSync } from 'node:fs';
while (!existsSync(${JSON.stringify(told)})) await new Promise((done) => setTimeout(done, 20));
if (readFileSync(${JSON.stringify(told)}, 'utf8') === 'fail') process.exit(1);
await import(${JSON.stringify(publishCommand[0])});`,
  );
  const copy = new ContentCopy();
  const owner = await runDesk({
    where: { dataDir: scratchFolder('data'), databaseUrl: undefined },
    settings: { contentFolder: copy.folder, trainingFolder: scratchFolder('training'), buildFolder },
    publishCommand: [script],
  });
  onTestFinished(() => owner.close());
  const post = (path: string, body: object) =>
    owner.ask(path, { 'content-type': 'application/json', origin: owner.origin }, 'POST', JSON.stringify(body));
  const field = await owner.ask(`${wordsPaths.field}?${new URLSearchParams({ file: place.file, path: JSON.stringify(place.path) })}`);
  const saved = await post(wordsPaths.save, { place, value: 'AI for your shop', version: JSON.parse(field.text).version });
  expect(saved.status).toBe(200);
  const expectOnAllPages = async (sentence: RegExp) => {
    for (const page of ['/', '/enquiries', '/quarantine', '/visits', '/questions', '/health'])
      await expect.poll(async () => (await owner.ask(page)).text, { timeout: 60_000, message: page }).toMatch(sentence);
  };
  const { version } = JSON.parse((await owner.ask(wordsPaths.state)).text) as WordsState;
  const pressInSixWindows = async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(wordsPaths.publish, { version })));
    return answers.map(({ status }) => status).sort();
  };

  expect(await pressInSixWindows()).toEqual([202, 409, 409, 409, 409, 409]);
  await expectOnAllPages(/publishes: visitors see all of it at once when it is done\..*See the changes/);
  writeFileSync(told, 'fail');
  await expectOnAllPages(/The last publish failed: the site is as it was, and the changes are kept\..*See the changes/);
  execFileSync('git', ['init', '--quiet', copy.folder]);
  writeFileSync(join(copy.folder, '.git/index.lock'), '');
  writeFileSync(told, 'go');
  expect(await pressInSixWindows()).toEqual([202, 409, 409, 409, 409, 409]);
  await expectOnAllPages(/Published: visitors see it within a minute\..*<a href="http:\/\/localhost:3000">See the live page/);
  await expectOnAllPages(/It is live, but is not in the project.*s history in Git: another program is at work on it/);
  const { checks } = JSON.parse((await owner.ask('/readyz')).text) as { checks: { name: string; ok: boolean }[] };
  expect(checks).toContainEqual(expect.objectContaining({ name: 'publish', ok: false }));
});
