import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { release } from '../../../server/enquiries/deliveries.ts';
import { EnquiryStore, enquiryFrom } from '../../../server/enquiries/enquiry-store.ts';
import { quarantineBounds } from '../../../server/enquiries/erase-enquiries.ts';
import { listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { logStream } from '../../../server/http/log.ts';
import { honeypot } from '../../../shared/api/enquiry.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { engines } from '../../support/server/engines.ts';
import { enquiryParams, sendJson } from '../../support/server/enquiry-body.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { openForTest } from '../../support/server/open-for-test.ts';
import { readMaildir } from '../../support/server/read-mail.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

describe.each(engines)('quarantine on $name', ({ storage }) => {
  /** Starts a server, and opens its database from outside. */
  async function running(more: object = {}) {
    const settings = await storage();
    const app = await runApp({ ...settings, ...more });
    onTestFinished(() => app.close());
    const database = await openForTest(settings);
    const held = async () =>
      (await listEnquiries(database, { state: 'quarantined' })).map(({ reference, reason }) => ({ reference, reason }));
    const mailed = async () => (await readMaildir(join(settings.dataDir, 'mail'))).length;
    return { app, database, held, mailed };
  }
  const statusOf = async (app: RunningApp, more: object, headers = {}) => {
    const { status, text } = await sendJson(app, more, headers);
    return `${status} ${text}`;
  };

  test("keeps a robot's enquiry with the reason, and mails nothing", async () => {
    const { app, held, mailed } = await running();
    const reference = makeReference();
    expect(await statusOf(app, { reference, [honeypot]: 'Buy now' })).toBe('403 Forbidden');
    expect(await held()).toEqual([{ reference, reason: 'robot' }]);
    await sendJson(app, { reference: makeReference() });
    await expect.poll(mailed).toBe(1);
  });

  test('keeps what other origins post, by Origin or fetch metadata', async () => {
    const { app, held } = await running({ siteUrl: 'https://tarazu.example', enquiriesPerMinute: 100 });
    const own = `127.0.0.1:${app.port}`;
    const ours = [{ origin: 'https://tarazu.example' }, { 'sec-fetch-site': 'same-origin', origin: 'https://any.example' }, {}];
    for (const headers of [...ours, { origin: `http://${own}`, host: own }])
      expect(await statusOf(app, { reference: makeReference() }, headers), JSON.stringify(headers)).toBe('200 OK');
    expect(await held()).toEqual([]);
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const reference = makeReference();
      expect(await statusOf(app, { reference }, headers), JSON.stringify(headers)).toBe('403 Forbidden');
      expect(await held()).toContainEqual({ reference, reason: 'other-origin' });
    }
  });

  test('keeps what exceeds the rate limit, until a later retry', async () => {
    const logged = vi.spyOn(logStream, 'write').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const { app, database, held } = await running({ enquiriesPerMinute: 2, logLevel: 'warn' });
    const references = Array.from({ length: 10 }, () => makeReference());
    const answers: string[] = [];
    for (const reference of references) answers.push(await statusOf(app, { reference }));
    expect(answers).toEqual([...Array(2).fill('200 OK'), ...Array(8).fill('429 Too Many Requests')]);
    const kept = references.slice(2, 8).map((reference) => ({ reference, reason: 'too-many' }));
    expect((await held()).sort((a, b) => references.indexOf(a.reference) - references.indexOf(b.reference))).toEqual(kept);
    expect(logged.mock.calls.filter(([line]) => String(line).includes('more than four times'))).toHaveLength(1);
    // The visitor retries later, at another process with a separate counter.
    const later = new EnquiryStore(database, { onAccepted: () => {}, onDropped: () => {} });
    expect(await later.keep(enquiryFrom(enquiryParams(), references[2]))).toBe('kept');
    expect((await held()).map(({ reference }) => reference)).not.toContain(references[2]);
    expect(await listEnquiries(database, { reference: references[2] as string })).toMatchObject([
      { state: expect.stringMatching(/waiting|kept/), reason: 'too-many' },
    ]);
  });

  test('does not affect accepted enquiries, and answers with Retry-After', async () => {
    const { app, held } = await running({ enquiriesPerMinute: 1 });
    const reference = makeReference();
    expect(await statusOf(app, { reference })).toBe('200 OK');
    const { status, headers } = await sendJson(app, { reference: makeReference() });
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    // The first response was lost, and the visitor retries too soon.
    expect(await statusOf(app, { reference })).toBe('200 OK');
    expect(await held()).toHaveLength(1);
  });

  test('counts visitors by address, forwarded only by a trusted proxy', async () => {
    const { app } = await running({ enquiriesPerMinute: 1, trustProxy: ['127.0.0.1'] });
    const from = (address: string) => statusOf(app, { reference: makeReference() }, { 'x-forwarded-for': address });
    expect(await Promise.all([from('203.0.113.1'), from('203.0.113.2')])).toEqual(['200 OK', '200 OK']);
    expect(await from('203.0.113.1')).toBe('429 Too Many Requests');
    // One household has many IPv6 addresses.
    expect(await from('2001:db8:1:1::1')).toBe('200 OK');
    expect(await from('2001:db8:1:1::2')).toBe('429 Too Many Requests');
    const { app: alone } = await running({ enquiriesPerMinute: 1 });
    await sendJson(alone, { reference: makeReference() }, { 'x-forwarded-for': '203.0.113.1' });
    expect((await sendJson(alone, { reference: makeReference() }, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
  });

  test('is left when the owner releases an enquiry', async () => {
    const { app, database, mailed } = await running();
    const reference = makeReference();
    await sendJson(app, { reference, [honeypot]: 'My browser filled this in' });
    expect(await release(database, reference, false)).toBe(true);
    expect(await release(database, reference, false)).toBe(false);
    await expect.poll(mailed, { timeout: 60_000 }).toBe(1);
  });

  test('is trimmed at a start, even if nothing new arrives', async () => {
    const settings = await storage();
    const database = await openForTest(settings);
    const [young, old] = [await keepEnquiry(database, { suspicion: 'robot' }), await keepEnquiry(database, { suspicion: 'robot' })];
    const received_at = Date.now() - quarantineBounds.age - 1000;
    await database.db.updateTable('enquiries').set({ received_at }).where('reference', '=', old).execute();
    const app = await runApp(settings);
    onTestFinished(() => app.close());
    expect((await listEnquiries(database, { state: 'quarantined' })).map(({ reference }) => reference)).toEqual([young]);
  });

  test('is bounded by number, size and age; the oldest is dropped', async () => {
    const database = await openForTest(await storage());
    const dropped: string[] = [];
    const store = new EnquiryStore(database, { onAccepted: () => {}, onDropped: (references) => dropped.push(...references) });
    const now = Date.now();
    const hold = (count: number, message: string, at: number) =>
      Promise.all(
        Array.from({ length: count }, (_, place) =>
          store.keep(enquiryFrom(enquiryParams({ message }), makeReference(), at + place), 'robot'),
        ),
      );
    const count = async () => (await listEnquiries(database, { state: 'quarantined' })).length;

    await hold(3, 'Too old.', now - quarantineBounds.age - 1000);
    expect(dropped).toHaveLength(3);
    await hold(quarantineBounds.rows, 'Short.', now - 60_000);
    expect(await count()).toBe(quarantineBounds.rows);
    await hold(5, 'Newer.', now);
    expect(await count()).toBe(quarantineBounds.rows);
    expect(dropped).toHaveLength(8);
    expect((await listEnquiries(database, { most: 5 })).map(({ message }) => message)).toEqual(Array(5).fill('Newer.'));

    const large = 'न'.repeat(5000);
    await hold(quarantineBounds.rows, large, now + 60_000);
    const bytes = (await listEnquiries(database, { state: 'quarantined' })).reduce(
      (sum, { message }) => sum + Buffer.byteLength(message),
      0,
    );
    expect(bytes).toBeLessThanOrEqual(quarantineBounds.bytes);
    expect(bytes).toBeGreaterThan(0.9 * quarantineBounds.bytes);
  });
});
