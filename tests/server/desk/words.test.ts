import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Field, wordsPaths } from '../../../shared/api/words.ts';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

let desk: RunningDesk;
let dataDir: string;
const place = { file: 'pages/home.yaml', path: ['hero', 'heading'] };

beforeAll(async () => {
  dataDir = scratchFolder('data');
  const contentFolder = new ContentCopy().folder;
  desk = await runDesk({ where: { dataDir, databaseUrl: undefined }, settings: { contentFolder } });
});
afterAll(() => desk.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  desk.ask(
    path,
    { 'content-type': 'application/json', origin: desk.origin, 'sec-fetch-site': 'same-origin', ...headers },
    'POST',
    JSON.stringify(body),
  );
async function field({ file, path } = place): Promise<Field> {
  const { text } = await desk.ask(`${wordsPaths.field}?${new URLSearchParams({ file, path: JSON.stringify(path) })}`);
  return JSON.parse(text);
}

describe('the content API', () => {
  test('describes a field and saves it', async () => {
    const { version, ...seen } = await field();
    expect(seen).toMatchObject({ place, kind: 'text', required: true, rules: { max: 60 } });
    await post(wordsPaths.save, { place, value: 'AI for every shop', version });
    const again = await field();
    const started = process.cpuUsage();
    const { status, text } = await post(wordsPaths.save, { place, value: 'AI for your shop', version: again.version });
    const { user, system } = process.cpuUsage(started);
    // Limit processor time to a second: a busy machine's waiting does not count.
    expect((user + system) / 1_000).toBeLessThan(1_000);
    expect([status, JSON.parse(text)]).toEqual([200, { version: (await field()).version }]);
    const state = JSON.parse((await desk.ask(wordsPaths.state)).text);
    expect(state).toMatchObject({ mistakes: [], draft: [{ ...place, after: 'AI for your shop', by: 'owner' }] });
  });

  test('answers 422 with the mistake and its fix, and 409 with the conflict', async () => {
    const { version } = await field();
    const refused = await post(wordsPaths.save, { place, value: 'x'.repeat(61), version });
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      422,
      { mistakes: [{ ...place, line: 5, message: 'is 61 characters long', fix: 'Shorten it to 60 or fewer.' }] },
    ]);
    const stale = await post(wordsPaths.save, { place, value: 'Mine', version: 'older' });
    expect([stale.status, JSON.parse(stale.text)]).toMatchObject([409, { by: 'owner', value: 'AI for your shop', version }]);
  });

  test('refuses forms and plain text as bodies', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(
        (await post(wordsPaths.save, { place, value: 'Forged', version: '' }, { 'content-type': type })).status,
        type,
      ).toBeGreaterThanOrEqual(400);
  });

  test('is disabled where EDITING is off', async () => {
    const closed = await runDesk({ where: { dataDir: scratchFolder('data'), databaseUrl: undefined }, settings: { editing: false } });
    expect((await closed.ask(wordsPaths.state)).status).toBe(403);
    expect(existsSync(join(dataDir, 'words'))).toBe(true);
    await closed.close();
  });
});
