import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eraseEnquiries, eraseOld } from '../../../server/enquiries/erase-enquiries.ts';
import { addNote, listHistory, setHandling } from '../../../server/enquiries/handle-enquiries.ts';
import { type Handling, listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { openStorage, type Storage } from '../../../server/storage/open-storage.ts';
import { sqliteFile } from '../../../server/storage/sqlite-dialect.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { DAY } from '../../../shared/format/days.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { engines } from '../../support/server/engines.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { openForTest } from '../../support/server/open-for-test.ts';
import { runApp } from '../../support/server/running-app.ts';

/** Lists every file below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
/** Lists files that contain a word. */
const holding = (folder: string, word: string) => filesIn(folder).filter((file) => readFileSync(file).includes(word));

describe('an erased enquiry', () => {
  test('is in no file, with its mail, notes and history, on a running server', async () => {
    const dataDir = scratchFolder('data');
    const site = await runApp({ dataDir });
    onTestFinished(() => site.close());
    const reference = makeReference();
    const message = `Zwetschgenkuchen ${'and long enough for pages of their own '.repeat(100)}`;
    await sendJson(site, { reference, message });
    const storage = await openForTest({ dataDir, databaseUrl: undefined });
    await expect.poll(async () => (await listEnquiries(storage, { reference }))[0]?.state).toBe('kept');
    // A neighbouring row shares a page of the database file.
    const other = await keepEnquiry(storage, { fields: { message: 'Apfelstrudel' } });
    const doing = { person: 'Marillenknoedel', at: Date.now() };
    await addNote(storage, reference, `Asked for Topfenstrudel ${'on the telephone '.repeat(100)}`, doing);
    await setHandling(storage, reference, 'answered', doing);
    const words = ['Zwetschgenkuchen', 'Topfenstrudel', 'Marillenknoedel'];
    for (const word of words) expect(holding(dataDir, word), word).not.toEqual([]);

    expect(await eraseEnquiries(storage, [reference], dataDir)).toBe(1);
    for (const word of words) expect(holding(dataDir, word), word).toEqual([]);
    expect(await listHistory(storage, reference)).toEqual([]);
    expect(filesIn(dataDir).filter((file) => readFileSync(file).includes(reference) || file.includes(reference))).toEqual([]);
    expect(await listEnquiries(storage, { reference: other })).toMatchObject([{ message: 'Apfelstrudel' }]);
  });
});

describe.each(engines)('old enquiries on $name', ({ storage }) => {
  const fortyDaysAgo = Date.now() - 40 * DAY;
  /** Stores an old enquiry with a state that was set at a given time. */
  const keepHandled = async (kept: Storage, handling: Handling, since: number) => {
    const reference = await keepEnquiry(kept, { at: fortyDaysAgo });
    await setHandling(kept, reference, handling, { person: 'Asha', at: since });
    return reference;
  };

  test('are erased some days after they were answered, closed or marked as spam', async () => {
    const settings = await storage();
    const kept = await openForTest(settings);
    const gone = ['answered', 'closed', 'spam'] as const;
    for (const handling of gone) await keepHandled(kept, handling, fortyDaysAgo);
    const stay = [
      await keepHandled(kept, 'answered', Date.now() - DAY),
      await keepHandled(kept, 'closed', Date.now() - DAY),
      await keepHandled(kept, 'spam', Date.now() - DAY),
      await keepEnquiry(kept, { at: fortyDaysAgo, mail: { state: 'delivered', delivered_at: fortyDaysAgo } }),
      await keepEnquiry(kept, { at: Date.now() - 20 * DAY, suspicion: 'robot' }),
    ];
    const before = Date.now() - 15 * DAY;
    expect(await eraseOld(kept, { handledBefore: before, spamBefore: before }, settings.dataDir)).toBe(gone.length);
    expect((await listEnquiries(kept)).map(({ reference }) => reference).sort()).toEqual(stay.sort());
  });

  test('are kept if they are reopened', async () => {
    const settings = await storage();
    const kept = await openForTest(settings);
    const reference = await keepHandled(kept, 'answered', fortyDaysAgo);
    await setHandling(kept, reference, 'new', { person: 'Asha', at: fortyDaysAgo });
    expect(await eraseOld(kept, { handledBefore: Date.now(), spamBefore: Date.now() }, settings.dataDir)).toBe(0);
  });

  test('are erased when the server starts; spam after thirty days', async () => {
    const settings = await storage();
    const kept = await openForTest(settings);
    const at = Date.now() - 31 * DAY;
    const answered = await keepHandled(kept, 'answered', at);
    await keepHandled(kept, 'spam', at);
    await (await runApp(settings)).close();
    expect(await listEnquiries(kept)).toMatchObject([{ reference: answered }]);
    await (await runApp({ ...settings, enquiriesKeptDays: 30 })).close();
    expect(await listEnquiries(kept)).toEqual([]);
  });
});

test('new files are readable by their user only, even in an open folder', async () => {
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

test('a readable database is restricted when it is opened', async () => {
  const dataDir = scratchFolder('data');
  const file = join(dataDir, sqliteFile);
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const { db } = await openStorage({ dataDir, databaseUrl: undefined });
  await db.destroy();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
