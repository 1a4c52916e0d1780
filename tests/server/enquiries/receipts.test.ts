import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStorage, type Storage } from '../../../server/storage/open-storage.ts';
import type { Schema } from '../../../server/storage/schema.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { engines } from '../../support/server/engines.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { type MailServer, startMailServer } from '../../support/server/mail-server.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

describe.each(engines)('a receipt on $name', ({ storage }) => {
  let app: RunningApp;
  let database: Storage;
  let mail: MailServer;
  beforeAll(async () => {
    const settings = await storage();
    mail = await startMailServer();
    const mailSettings = { smtpUrl: mail.url, mailFrom: 'website@tarazu.example', enquiriesTo: 'owner@tarazu.example' };
    app = await runApp({ ...settings, ...mailSettings, trustProxy: ['127.0.0.1'] });
    database = await openStorage(settings);
  });
  afterAll(async () => {
    await database.db.destroy();
    await app.close();
    await mail.close();
  });

  // Each request comes from another visitor by default, because of the rate limit.
  let visitors = 0;
  const receipt = async (reference: string, visitor = `203.0.${++visitors >> 8}.${visitors & 255}`) => {
    const { status, text } = await app.ask(`/contact/receipt?reference=${encodeURIComponent(reference)}`, { 'x-forwarded-for': visitor });
    return { status, text, shown: [...text.matchAll(/<p data-state="([\w-]+)">/g)].map(([, state]) => state) };
  };
  /** Stores an enquiry with this state of its mail. */
  async function enquiry(mail: { state: Schema['outbox']['state']; attempts: number; created_at?: number }) {
    const reference = await keepEnquiry(database, { suspicion: 'robot' });
    await database.db.updateTable('enquiries').set({ state: 'accepted' }).where('reference', '=', reference).execute();
    // The mail is due in an hour, so that the server's worker does not claim it.
    const row = { id: reference, kind: 'enquiry' as const, edition: 1, due_at: Date.now() + 3_600_000, created_at: Date.now(), ...mail };
    await database.db.insertInto('outbox').values(row).execute();
    return reference;
  }

  test('shows a delivered enquiry, in any spelling of the reference', async () => {
    const reference = makeReference();
    await sendJson(app, { reference });
    await expect.poll(async () => (await receipt(reference)).shown).toEqual(['delivered']);
    const { status, text } = await receipt(reference.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect(text).toContain(`It is delivered: <b data-fill="reference">${reference}</b>`);
    expect(text).toContain(`value="${reference}"`);
  });

  test('shows that nobody is mailed without a mail server', async () => {
    const without = await runApp(await storage());
    onTestFinished(() => without.close());
    const reference = makeReference();
    await sendJson(without, { reference });
    await expect.poll(async () => (await without.ask(`/contact/receipt?reference=${reference}`)).text).toContain('<p data-state="kept">');
  });

  test.each([
    ['received', 'while its mail waits', { state: 'waiting' as const, attempts: 1 }],
    ['delivered', 'once one of several recipients has it', { state: 'partial' as const, attempts: 9 }],
    ['delayed', 'that failed', { state: 'failed' as const, attempts: 105 }],
    ['delayed', 'that was tried often', { state: 'waiting' as const, attempts: 4 }],
    ['delayed', 'that waits for long', { state: 'waiting' as const, attempts: 0, created_at: Date.now() - 16 * 60_000 }],
  ])('shows as %s an enquiry %s', async (state, _, mail) => {
    expect(await receipt(await enquiry(mail))).toMatchObject({ status: 200, shown: [state] });
  });

  test('shows a delay for an enquiry in quarantine', async () => {
    const reference = makeReference();
    await sendJson(app, { reference, subject_line: 'x' });
    expect((await receipt(reference)).shown).toEqual(['delayed']);
  });

  test('is equal for unknown and malformed references, without personal data', async () => {
    for (const asked of [makeReference(), 'nonsense', '<script>', "' or 1=1 --", 'K'.repeat(5000), '\u0000']) {
      const { status, shown } = await receipt(asked);
      expect([status, shown], asked).toEqual([404, ['unknown']]);
    }
    const { text } = await receipt(await enquiry({ state: 'waiting', attempts: 1 }));
    for (const personal of ['Asha', 'asha@shop.example', 'lamps']) expect(text).not.toContain(personal);
  });

  test('without a reference asks for one', async () => {
    for (const query of ['', '?reference=', '?reference=%20', '?other=1', '?reference']) {
      const { status, text } = await app.ask(`/contact/receipt${query}`);
      expect([status, text.includes('<p data-state="ask">')], query).toEqual([200, true]);
    }
  });

  test('is not cached, and keeps its page’s policy', async () => {
    const { headers } = await app.ask(`/contact/receipt?reference=${makeReference()}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe((await app.ask('/contact/receipt')).headers['content-security-policy']);
  });

  test('is rate-limited', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 30; count++) statuses.add((await receipt(makeReference(), '198.51.100.1')).status);
    expect([...statuses]).toEqual([404]);
    expect(await receipt(makeReference(), '198.51.100.1')).toMatchObject({ status: 429, shown: ['too-many'] });
  });
});
