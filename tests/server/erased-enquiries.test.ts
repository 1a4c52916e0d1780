import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eraseDelivered, eraseEnquiries } from '../../server/enquiries/erase-enquiries.ts';
import { listEnquiries } from '../../server/enquiries/manage-enquiries.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { sqliteFile } from '../../server/storage/sqlite-file.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { DAY } from '../../shared/format/days.ts';
import { engines } from '../support/engines.ts';
import { sendJson } from '../support/enquiry-body.ts';
import { keepEnquiry } from '../support/keep-enquiry.ts';
import { openForTest } from '../support/open-for-test.ts';
import { runApp } from '../support/running-app.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** Every file in a folder and those below it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
/** Files that hold a word, as `strings` finds it. */
const holding = (folder: string, word: string) => filesIn(folder).filter((file) => readFileSync(file).includes(word));

describe('an enquiry that is erased', () => {
  test('is in no file any more, while the server runs on', async () => {
    const dataDir = scratchFolder('data');
    const site = await runApp({ dataDir });
    onTestFinished(() => site.close());
    const reference = makeReference();
    const message = `Zwetschgenkuchen ${'and long enough for pages of their own '.repeat(100)}`;
    await sendJson(site, { reference, message });
    const storage = await openForTest({ dataDir, databaseUrl: undefined });
    await expect.poll(async () => (await listEnquiries(storage, { reference }))[0]?.state).toBe('kept');
    // Beside it, so that pages are shared.
    const other = await keepEnquiry(storage, { fields: { message: 'Apfelstrudel' } });
    expect(holding(dataDir, 'Zwetschgenkuchen')).not.toEqual([]);

    expect(await eraseEnquiries(storage, [reference], dataDir)).toBe(1);
    expect(holding(dataDir, 'Zwetschgenkuchen')).toEqual([]);
    expect(filesIn(dataDir).filter((file) => readFileSync(file).includes(reference) || file.includes(reference))).toEqual([]);
    expect(await listEnquiries(storage, { reference: other })).toMatchObject([{ message: 'Apfelstrudel' }]);
  });
});

describe.each(engines)('enquiries that were delivered long ago, on $name', ({ storage }) => {
  test('are erased after so many days, and no others', async () => {
    const settings = await storage();
    const kept = await openForTest(settings);
    const long = Date.now() - 40 * DAY;
    const add = (mail: object, at = long) => keepEnquiry(kept, { at, mail });
    const gone = [await add({ state: 'delivered', delivered_at: long }), await add({ state: 'delivered', delivered_at: long })];
    const stay = [
      await add({ state: 'delivered', delivered_at: Date.now() - DAY }),
      await add({ state: 'kept' }),
      await add({ state: 'failed' }),
      await add({ state: 'waiting' }),
      await add({ state: 'partial', delivered_at: long }),
      await add({ state: 'delivered', delivered_at: Date.now() }, Date.now()),
      await keepEnquiry(kept, { at: Date.now() - 20 * DAY, suspicion: 'robot' }),
    ];
    expect(await eraseDelivered(kept, Date.now() - 15 * DAY, settings.dataDir)).toBe(gone.length);
    expect((await listEnquiries(kept)).map(({ reference }) => reference).sort()).toEqual(stay.sort());
  });

  test('are erased at the start of a server that is told how long to keep them', async () => {
    const settings = await storage();
    const kept = await openForTest(settings);
    const at = Date.now() - 31 * DAY;
    await keepEnquiry(kept, { at, mail: { state: 'delivered', delivered_at: at } });
    await (await runApp(settings)).close();
    expect(await listEnquiries(kept)).toHaveLength(1);
    await (await runApp({ ...settings, enquiriesKeptDays: 30 })).close();
    expect(await listEnquiries(kept)).toEqual([]);
  });
});

test('what visitors wrote is for its user alone, in a folder that was open to others before', async () => {
  const dataDir = join(scratchFolder('open'), 'data');
  mkdirSync(join(dataDir, 'mail'), { recursive: true, mode: 0o755 });
  for (const part of ['tmp', 'new', 'cur']) mkdirSync(join(dataDir, 'mail', part), { mode: 0o755 });
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const site = await runApp({ dataDir });
  onTestFinished(() => site.close());
  await sendJson(site, {});
  await expect.poll(() => readdirSync(join(dataDir, 'mail', 'new'))).toHaveLength(1);
  const modes = filesIn(dataDir).map((file) => (statSync(file).mode & 0o777).toString(8));
  expect(modes).toHaveLength(4);
  expect(new Set(modes)).toEqual(new Set(['600']));
});

test('a database that others could read is closed to them when it is opened', async () => {
  const dataDir = scratchFolder('data');
  const file = join(dataDir, sqliteFile);
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const { db } = await openStorage({ dataDir, databaseUrl: undefined });
  await db.destroy();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
