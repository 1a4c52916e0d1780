import { CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type DiskRoom, diskRoom } from '../../../server/alerts/disk-room.ts';
import { alertLog, runChecks } from '../../../server/alerts/run-checks.ts';
import { readFirstPage } from '../../../server/desk/report-pages.ts';
import { redeliver } from '../../../server/enquiries/deliveries.ts';
import { setHandling } from '../../../server/enquiries/handle-enquiries.ts';
import { type Notice, putNotice } from '../../../server/mail/put-in-outbox.ts';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { openForTest } from '../../support/server/open-for-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { agency: calendar } = content;
const settings = { smtpUrl: 'smtp://mail.example', webhook: undefined, dataDir: '/none' };
const plenty: DiskRoom = { free: 200e9, size: 500e9 };

describe.each(engines)('alerts on $name', ({ name, storage }) => {
  /** Starts checks with a fake clock and disk, and collects their log. */
  async function site() {
    const kept = await openForTest(await storage());
    const start = Date.now();
    const state = { now: start, room: plenty };
    const parts = { storage: kept, disk: async () => state.room, now: () => state.now, settings, calendar };
    const logged: string[] = [];
    const note = (level: string) => (about: unknown) => logged.push(`${level} ${(about as { alert: string }).alert}`);
    const check = alertLog(parts, { error: note('error'), info: note('info') } as never);
    const alerts = async () => (await runChecks(parts)).alerts.map(({ name }) => name);
    const set = (row: object, reference: string) => kept.db.updateTable('outbox').set(row).where('id', '=', reference).execute();
    return { kept, state, start, logged, check, alerts, set };
  }

  test("are logged after half an hour's wait, every six hours and at the end", async () => {
    const { kept, state, start, logged, check, set } = await site();
    const reference = await keepEnquiry(kept, { mail: { created_at: start } });
    state.now = start + 29 * MINUTE;
    await check();
    expect(logged).toEqual([]);
    for (let minutes = 30; minutes < 6 * 60 + 30; minutes += 40) {
      state.now = start + minutes * MINUTE;
      await check();
    }
    expect(logged).toEqual(['error mail']);
    state.now = start + 30 * MINUTE + 6 * HOUR;
    await check();
    expect(logged).toEqual(['error mail', 'error mail']);
    await set({ state: 'delivered' }, reference);
    await check();
    await check();
    expect(logged).toEqual(['error mail', 'error mail', 'info mail']);
  });

  test('are logged again when the clock was set back', async () => {
    const { kept, state, start, logged, check } = await site();
    await keepEnquiry(kept, { mail: { state: 'failed' } });
    state.now = start + 24 * HOUR;
    await check();
    state.now = start;
    await check();
    await check();
    expect(logged).toEqual(['error undelivered', 'error undelivered']);
  });

  test('report failed mail until it is sent again, without the wait before', async () => {
    const { kept, state, start, alerts, set } = await site();
    const reference = await keepEnquiry(kept, { mail: { state: 'failed', created_at: start - 90 * HOUR } });
    expect(await alerts()).toEqual(['undelivered']);
    await redeliver(kept, reference);
    state.now = Date.now() + MINUTE;
    expect(await alerts()).toEqual([]);
    // A request to send it again does not reset the wait.
    await set({ created_at: Date.now() - 29 * MINUTE }, reference);
    await redeliver(kept, reference);
    state.now = Date.now() + 2 * MINUTE;
    expect(await alerts()).toEqual(['mail']);
  });

  test('report more than twenty quarantined enquiries in an hour', async () => {
    const { kept, state, start, alerts } = await site();
    for (let count = 0; count < 20; count++) await keepEnquiry(kept, { suspicion: 'robot' });
    expect(await alerts()).toEqual([]);
    await keepEnquiry(kept, { suspicion: 'too-many' });
    expect(await alerts()).toEqual(['quarantine']);
    state.now = start + 2 * HOUR;
    expect(await alerts()).toEqual([]);
  });

  test('report a failing model after five fallbacks, until the next hour', async () => {
    const { kept, state, start, alerts } = await site();
    const hour = start - (start % HOUR);
    const answered = (source: 'model' | 'failed' | 'unused' | 'spent', times: number, at = hour) =>
      kept.db.insertInto('chat_answers').values({ at, source, times }).execute();
    await answered('failed', 3);
    await answered('unused', 1);
    await answered('spent', 900);
    await answered('failed', 900, hour - 2 * HOUR);
    expect(await alerts()).toEqual([]);
    await answered('failed', 2, hour - HOUR);
    expect(await alerts()).toEqual(['model']);
    await answered('model', 6);
    expect(await alerts()).toEqual([]);
    await kept.db.deleteFrom('chat_answers').where('source', '=', 'model').execute();
    state.now = hour + 2 * HOUR;
    expect(await alerts()).toEqual([]);
  });

  test('name a recipient who refuses mail, for at most a week', async () => {
    const { kept, state, start, alerts } = await site();
    const parts = { storage: kept, disk: async () => plenty, now: () => state.now, settings, calendar };
    const address = 'second@tarazu.example';
    const note = async (outcome: 'refused' | 'delivered', at: number) => {
      const id = await keepEnquiry(kept, { mail: { state: 'delivered' } });
      await setHandling(kept, id, 'closed', { person: 'Asha', at });
      const row = {
        id,
        edition: 1,
        address,
        state: outcome,
        at,
        error: '550 no mailbox',
      };
      await kept.db.insertInto('recipients').values(row).execute();
    };
    await note('delivered', start - HOUR);
    await note('refused', start);
    const [alert] = (await runChecks(parts)).alerts;
    expect(alert).toMatchObject({
      name: 'recipients',
      says: '1 recipient refuses mail for good.',
      details: [`${address}: 550 no mailbox`],
    });
    state.now = start + 8 * 24 * HOUR;
    expect(await alerts()).toEqual([]);
    state.now = start + HOUR;
    await note('delivered', start + MINUTE);
    expect(await alerts()).toEqual([]);
  });

  test('report a disk with less than 5% or 500 MB free, or 20% of a small disk', async () => {
    const { state, alerts } = await site();
    const rooms: [free: number, size: number, alerts: string[]][] = [
      [499e6, 5e9, ['disk']],
      [501e6, 5e9, []],
      [24e9, 500e9, ['disk']],
      [99e6, 490e6, []],
      [97e6, 490e6, ['disk']],
    ];
    for (const [free, size, expected] of rooms) {
      state.room = { free, size };
      expect(await alerts(), `${free} of ${size}`).toEqual(expected);
    }
  });

  test('report an overdue answer until it is given', async () => {
    const { kept, state, logged, check } = await site();
    // The enquiry arrives on a Monday in Mumbai, and its answer is promised by Wednesday.
    const monday = Date.parse('2027-03-01T10:00+05:30');
    const reference = await keepEnquiry(kept, { at: monday, mail: { state: 'delivered' } });
    state.now = Date.parse('2027-03-03T23:59+05:30');
    await check();
    expect(logged).toEqual([]);
    state.now = Date.parse('2027-03-04T00:00+05:30');
    await check();
    expect(logged).toEqual(['error answers']);
    await setHandling(kept, reference, 'answered', { person: 'Asha', at: state.now });
    await check();
    expect(logged).toEqual(['error answers', 'info answers']);
  });

  test('report an enquiry without a row in the outbox', async () => {
    const { kept, alerts } = await site();
    const reference = await keepEnquiry(kept);
    await keepEnquiry(kept, { suspicion: 'robot' });
    const notice: Notice = { id: 'overview-2031-W09', createdAt: Date.now(), subject: '', text: '' };
    await kept.db.transaction().execute((db) => putNotice(db, notice));
    expect(await alerts()).toEqual([]);
    await kept.db.deleteFrom('outbox').where('id', '=', reference).execute();
    expect(await alerts()).toEqual(['undelivered']);
  });

  test.runIf(name === 'SQLite')('and the first page do not scan all enquiries', async () => {
    const { kept } = await site();
    const queries: CompiledQuery[] = [];
    const watched = kept.db.withPlugin({
      transformQuery({ node, queryId }) {
        queries.push(kept.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const parts = { storage: { ...kept, db: watched }, disk: async () => plenty, now: Date.now, settings, calendar };
    await runChecks(parts);
    await readFirstPage({ ...parts, content });
    const plans = await Promise.all(
      queries.map(({ sql, parameters }) =>
        kept.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])),
      ),
    );
    const steps = plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
    expect(steps).toContainEqual(expect.stringContaining('enquiries_by_state'));
    // A scan of a covering index is allowed: it reads two numbers of each row and no text.
    expect(steps.filter((step) => /^SCAN (enquiries|outbox)\b(?!.* COVERING INDEX)/.test(step))).toEqual([]);
  });

  test('report only the database while it is away', async () => {
    const { kept, logged, check } = await site();
    await kept.db.destroy();
    await check();
    expect(logged).toEqual(['error database']);
  });
});

test('diskRoom measures the disk of a folder that does not exist yet', async () => {
  const { free, size } = await diskRoom('/tmp/not/there/yet');
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free);
});
