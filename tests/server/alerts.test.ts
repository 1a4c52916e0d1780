import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { AlertWatch } from '../../server/alerts/alert-watch.ts';
import { currentTroubles } from '../../server/alerts/current-troubles.ts';
import type { DiskRoom } from '../../server/alerts/disk-room.ts';
import { diskRoom } from '../../server/alerts/disk-room.ts';
import { enquiryFrom } from '../../server/enquiries/enquiry.ts';
import { EnquiryStore, type Suspicion } from '../../server/enquiries/enquiry-store.ts';
import { redeliver } from '../../server/enquiries/manage-enquiries.ts';
import { putNotice } from '../../server/mail/put-notice.ts';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { makeReference } from '../../wire/reference.ts';
import { engines } from '../support/engines.ts';
import { enquiryParams } from '../support/enquiry-body.ts';
import { readMaildir } from '../support/maildir.ts';
import { noticeProcesses } from '../support/notice-processes.ts';
import { runApp } from '../support/running-app.ts';

const content = loadContent();
const words = content.mail.alert;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const plenty: DiskRoom = { free: 200e9, size: 500e9 };

let storages: Storage[] = [];
afterEach(async () => {
  for (const { db } of storages) await db.destroy();
  storages = [];
});

describe.each(engines)('alerts on $name', ({ storage }) => {
  /** A site whose time and disk are the test's, watched by one process or several. */
  async function site() {
    const settings = await storage();
    const kept = await openStorage(settings);
    storages.push(kept);
    const start = Date.now();
    const state = { now: start, room: plenty };
    const store = new EnquiryStore(kept, { onAccepted: () => {}, onDropped: () => {} });
    const logged: { level: string; text: string }[] = [];
    const note = (level: string) => (_about: unknown, text?: string) => logged.push({ level, text: text ?? String(_about) });
    const watch = (place = 'one') =>
      new AlertWatch({
        storage: kept,
        dataDir: settings.dataDir,
        content,
        ownersView: 'http://127.0.0.1:3001/',
        place,
        log: { error: note('error'), info: note('info'), warn: note('warn') } as never,
        now: () => state.now,
        roomOf: async () => state.room,
      });
    return {
      settings,
      kept,
      state,
      start,
      logged,
      watch,
      async enquiry(suspicion?: Suspicion) {
        const reference = makeReference();
        await store.keep(enquiryFrom(enquiryParams(), reference), suspicion);
        return reference;
      },
      troubles: () => currentTroubles({ storage: kept, dataDir: settings.dataDir, now: state.now, roomOf: async () => state.room }),
      subjects: async () => {
        const rows = await kept.db.selectFrom('notices').select(['subject']).orderBy('created_at').orderBy('id').execute();
        return rows.map(({ subject }) => subject.replace('Tarazu: ', ''));
      },
      /** Every alert that waits reaches the owner. */
      mailAlerts: () => kept.db.updateTable('outbox').set({ state: 'delivered' }).where('kind', '=', 'alert').execute(),
      errors: () => logged.filter(({ level }) => level === 'error').length,
    };
  }

  test('come when an enquiry has waited for more than half an hour, again after six hours, and once when it is over', async () => {
    const { enquiry, state, start, watch, subjects, troubles, kept, mailAlerts, errors } = await site();
    const reference = await enquiry();
    const watched = watch();
    state.now = start + 29 * MINUTE;
    await watched.look();
    expect([await troubles(), await subjects()]).toEqual([[], []]);

    state.now = start + 31 * MINUTE;
    await watched.look();
    expect(await troubles()).toMatchObject([{ kind: 'enquiries', waiting: 1, failed: 0 }]);
    expect(await subjects()).toEqual([words.enquiries.subject]);
    await mailAlerts();
    for (let minutes = 32; minutes < 6 * 60 + 31; minutes += 40) {
      state.now = start + minutes * MINUTE;
      await watched.look();
    }
    expect(await subjects()).toHaveLength(1);
    expect(errors()).toBe(1);

    state.now = start + 31 * MINUTE + 6 * HOUR;
    await watched.look();
    expect(await subjects()).toHaveLength(2);
    expect(errors()).toBe(2);

    await kept.db.updateTable('outbox').set({ state: 'delivered' }).where('id', '=', reference).execute();
    await watched.look();
    state.now += MINUTE;
    await watched.look();
    expect(await troubles()).toEqual([]);
    expect((await subjects()).filter((subject) => subject === words.enquiries.over.subject)).toHaveLength(1);
  });

  test('are put into the outbox once by six processes that look at once, and so is their end', async () => {
    const { settings, enquiry, start, kept } = await site();
    const reference = await enquiry();
    const look = await noticeProcesses(6);
    const alerts = async (now: number) => (await look(settings, now)).flat().filter((id) => !id.startsWith('overview-'));
    const late = start + 40 * MINUTE;
    expect(await alerts(late)).toEqual([`alert-enquiries-${late}`]);
    expect(await alerts(late + MINUTE)).toEqual([]);
    await kept.db.updateTable('outbox').set({ state: 'delivered' }).where('id', '=', reference).execute();
    expect(await alerts(late + 2 * MINUTE)).toEqual([`alert-enquiries-${late + 2 * MINUTE}-over`]);
    expect(await alerts(late + 3 * MINUTE)).toEqual([]);
  }, 240_000);

  test('tell how many wait, since when, and what the mail server said, as words and never as markup', async () => {
    const { enquiry, state, start, watch, kept } = await site();
    const [first] = [await enquiry(), await enquiry()];
    await kept.db
      .updateTable('outbox')
      .set({ last_error: '535 <b>wrong</b> password\r\nof yours', created_at: start - HOUR })
      .where('id', '=', first)
      .execute();
    await kept.db.updateTable('outbox').set({ state: 'failed' }).where('id', '!=', first).execute();
    state.now = start + MINUTE;
    await watch().look();
    const { text, html } = await kept.db.selectFrom('notices').selectAll().executeTakeFirstOrThrow();
    expect(text).toContain('were given up:\n2.');
    expect(text).toMatch(new RegExp(`${words.enquiries.waiting} +1\n`));
    expect(text).toMatch(new RegExp(`${words.enquiries.failed} +1\n`));
    expect(text).toContain('Asia/Kolkata');
    expect(text).toContain('535 <b>wrong</b> password of yours');
    expect(html).toContain('535 &lt;b&gt;wrong&lt;/b&gt; password of yours');
  });

  test('about mail do not pile up while mail is what is broken, and those that fail for good call for no others', async () => {
    const { enquiry, state, start, watch, subjects, kept, troubles, errors } = await site();
    await enquiry();
    const watched = watch();
    for (let hours = 1; hours <= 96; hours++) {
      state.now = start + hours * HOUR;
      await watched.look();
    }
    // Meanwhile the log says it each time.
    expect(await subjects()).toEqual([words.enquiries.subject]);
    expect(errors()).toBe(16);
    await kept.db.updateTable('outbox').set({ state: 'delivered' }).where('kind', '=', 'enquiry').execute();
    await kept.db.updateTable('outbox').set({ state: 'failed' }).where('kind', '=', 'alert').execute();
    expect(await troubles()).toEqual([]);
    state.now += HOUR;
    await watched.look();
    expect(await subjects()).toEqual([words.enquiries.subject, words.enquiries.over.subject]);
    state.now += 100 * HOUR;
    await watched.look();
    expect(await subjects()).toHaveLength(2);
  });

  test('do not count the time before an enquiry was asked for once more', async () => {
    const { enquiry, state, start, kept, troubles } = await site();
    const reference = await enquiry();
    await kept.db
      .updateTable('outbox')
      .set({ state: 'failed', created_at: start - 90 * HOUR })
      .where('id', '=', reference)
      .execute();
    expect(await troubles()).toHaveLength(1);
    await redeliver(kept, reference);
    state.now = Date.now() + MINUTE;
    expect(await troubles()).toEqual([]);
    // One that waits has waited since it came, however often it is asked for.
    await kept.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - 29 * MINUTE })
      .execute();
    await redeliver(kept, reference);
    state.now = Date.now() + 2 * MINUTE;
    expect(await troubles()).toHaveLength(1);
  });

  test('come when more than twenty messages go into quarantine within an hour, and not for twenty', async () => {
    const { enquiry, state, start, watch, subjects } = await site();
    const watched = watch();
    for (let count = 0; count < 20; count++) await enquiry('robot');
    await watched.look();
    expect(await subjects()).toEqual([]);
    await enquiry('too-many');
    await watched.look();
    expect(await subjects()).toEqual([words.quarantine.subject]);
    state.now = start + 2 * HOUR;
    await watched.look();
    expect(await subjects()).toEqual([words.quarantine.subject, words.quarantine.over.subject]);
  });

  test('come when the disk has less than a twentieth or 500 MB free, and stay few when it goes to and fro', async () => {
    const { state, start, watch, subjects, troubles, mailAlerts } = await site();
    state.room = { free: 499e6, size: 5e9 };
    expect(await troubles()).toMatchObject([{ kind: 'disk' }]);
    state.room = { free: 501e6, size: 5e9 };
    expect(await troubles()).toEqual([]);
    state.room = { free: 24e9, size: 500e9 };
    expect(await troubles()).toMatchObject([{ kind: 'disk' }]);
    const watched = watch();
    for (let minutes = 0; minutes < 11 * 60; minutes += 10) {
      state.now = start + minutes * MINUTE;
      state.room = (minutes / 10) % 2 === 0 ? { free: 1e6, size: 5e9 } : plenty;
      await watched.look();
      await mailAlerts();
    }
    expect(await subjects()).toHaveLength(4);
  });

  test('about one machine are not ended by another that has room', async () => {
    const { state, start, watch, subjects } = await site();
    const [one, other] = [watch('one'), watch('other')];
    state.room = { free: 1e6, size: 5e9 };
    await one.look();
    state.room = plenty;
    await other.look();
    expect(await subjects()).toEqual([words.disk.subject]);
    state.now = start + MINUTE;
    await one.look();
    expect(await subjects()).toEqual([words.disk.subject, words.disk.over.subject]);
  });

  test('are logged even when the disk takes nothing more', async () => {
    const { state, watch, logged, kept } = await site();
    const watched = watch();
    state.room = { free: 0, size: 5e9 };
    await kept.db.schema.dropTable('troubles').execute();
    await watched.look();
    expect(logged.map(({ level, text }) => [level, text.slice(0, 24)])).toEqual([
      ['error', 'the disk with DATA_DIR i'],
      ['error', 'it cannot be seen now wh'],
    ]);
  });

  test('are mailed by the running server, and said in its log', async () => {
    const { settings, kept } = await site();
    const app = await runApp(settings);
    onTestFinished(() => app.close());
    const notice = {
      id: 'alert-disk-1',
      kind: 'alert',
      createdAt: Date.now(),
      subject: 'The disk',
      text: 'Is full.',
      html: '<p>Is full.',
    } as const;
    const put = () => kept.db.transaction().execute((db) => putNotice(db, notice));
    expect([await put(), await put()]).toEqual([true, false]);
    await expect
      .poll(async () => (await readMaildir(join(settings.dataDir, 'mail'))).map(({ messageId, subject }) => [messageId, subject]), {
        timeout: 60_000,
      })
      .toEqual([['<notice.alert-disk-1.1@tarazu.example>', 'The disk']]);
  });
});

test('the room of a folder that is not made yet is that of the disk it will be on', async () => {
  const { free, size } = await diskRoom('/tmp/not/there/yet');
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free);
});
