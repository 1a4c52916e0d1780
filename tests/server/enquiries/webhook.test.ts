import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readWebhook, redeliver, release, resendWebhooks } from '../../../server/enquiries/deliveries.ts';
import { eraseEnquiries } from '../../../server/enquiries/erase-enquiries.ts';
import { isReceiverGone } from '../../../server/mail/outbox.ts';
import { readRetryAfter, webhook } from '../../../server/webhook/webhook.ts';
import { honeypot } from '../../../shared/api/enquiry.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { enquiryWords } from '../../support/content/sample-enquiry.ts';
import { engines } from '../../support/server/engines.ts';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { readMaildir } from '../../support/server/read-mail.ts';
import { runApp } from '../../support/server/running-app.ts';
import { runDesk } from '../../support/server/running-desk.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/server/webhook-receiver.ts';

async function receiver(): Promise<WebhookReceiver> {
  const started = await startWebhookReceiver();
  onTestFinished(() => started.close());
  return started;
}

describe.each(engines)('the webhook on $name', ({ storage }) => {
  async function site(hooks: WebhookReceiver, behaviour: Parameters<WebhookReceiver['behave']>[0] = 'accept') {
    hooks.behave(behaviour);
    const where = await storage();
    const app = await runApp({ ...where, webhook: hooks.settings });
    onTestFinished(() => app.close());
    const database = app.app.storage;
    const retryNow = () =>
      database.db.updateTable('webhooks').set({ due_at: Date.now() }).where('state', '=', 'waiting').where('lease', 'is', null).execute();
    return { app, where, database, retryNow, stateOf: async (reference: string) => (await readWebhook(database, reference))?.state };
  }

  test('gets each enquiry signed, under its reference', async () => {
    const hooks = await receiver();
    const { app, stateOf } = await site(hooks);
    const reference = makeReference();
    await sendJson(app, { reference, from_name: 'Asha राव', message: 'Two\nlines "quoted"' });
    await expect.poll(() => hooks.taken).toHaveLength(1);
    expect(hooks.taken[0]).toEqual({
      id: reference,
      event: {
        type: 'enquiry.created',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        data: { reference, ...enquiryWords({ name: 'Asha राव', message: 'Two\nlines "quoted"' }) },
      },
    });
    expect(hooks.forged).toEqual([]);
    await expect.poll(() => stateOf(reference)).toBe('delivered');
  });

  test('does not delay mail while its receiver is down, and is retried', async () => {
    const hooks = await receiver();
    const { app, where, database, retryNow, stateOf } = await site(hooks, 'refuse');
    const reference = makeReference();
    await sendJson(app, { reference });
    await expect.poll(() => readMaildir(join(where.dataDir, 'mail'))).toHaveLength(1);
    await vi.waitFor(
      async () => expect((await readWebhook(database, reference))?.last_error).toBe('The webhook was not taken: 503 Come back later'),
      20_000,
    );
    const desk = await runDesk({ where, settings: { webhook: hooks.settings } });
    onTestFinished(desk.close);
    const shown = (await desk.ask(`/enquiries/${reference}`)).text.replace(/<[^>]*>/g, '');
    expect(shown).toMatch(/Your other programgets it next, or again.*What it answered503 Come back later/);
    hooks.behave('accept');
    await vi.waitFor(async () => {
      await retryNow();
      expect(await stateOf(reference)).toBe('delivered');
    }, 20_000);
    expect(hooks.taken.map(({ id }) => id)).toEqual([reference]);
    expect(await readMaildir(join(where.dataDir, 'mail'))).toHaveLength(1);
  });

  test('is sent again under the same id after a lost response', async () => {
    const hooks = await receiver();
    let first = true;
    const { app, retryNow, stateOf } = await site(hooks, () => {
      const behaviour = first ? 'lost-answer' : 'accept';
      first = false;
      return behaviour;
    });
    const reference = makeReference();
    await sendJson(app, { reference });
    await vi.waitFor(async () => {
      await retryNow();
      expect(await stateOf(reference)).toBe('delivered');
    }, 20_000);
    expect(hooks.taken.map(({ id }) => id)).toEqual([reference, reference]);
  });

  test('gets a quarantined enquiry once it is released', async () => {
    const hooks = await receiver();
    const { app, database } = await site(hooks);
    const reference = makeReference();
    await sendJson(app, { reference, [honeypot]: 'x' });
    expect(await readWebhook(database, reference)).toBeUndefined();
    expect(await release(database, reference, true)).toBe(true);
    await expect.poll(() => hooks.taken.map(({ id }) => id)).toEqual([reference]);
  });

  test('gets failed events again, and accepted ones never', async () => {
    const hooks = await receiver();
    const { app, database, stateOf } = await site(hooks);
    const reference = makeReference();
    await sendJson(app, { reference });
    await expect.poll(() => stateOf(reference)).toBe('delivered');
    await redeliver(database, reference);
    expect(await stateOf(reference)).toBe('delivered');
    const giveUp = () => database.db.updateTable('webhooks').set({ state: 'failed' }).execute();
    await giveUp();
    await redeliver(database, reference);
    expect(await stateOf(reference)).toBe('waiting');
    await giveUp();
    expect(await resendWebhooks(database)).toBe(1);
    expect(await resendWebhooks(database)).toBe(0);
    await expect.poll(() => stateOf(reference)).toBe('delivered');
    expect(new Set(hooks.taken.map(({ id }) => id))).toEqual(new Set([reference]));
  });

  test('gets nothing more after 410, until a person sends again what failed', async () => {
    const hooks = await receiver();
    const { app, database, retryNow, stateOf } = await site(hooks, 'gone');
    const [first, later] = [makeReference(), makeReference()];
    await sendJson(app, { reference: first });
    await expect.poll(() => stateOf(first)).toBe('failed');
    hooks.behave('accept');
    await sendJson(app, { reference: later });
    await retryNow();
    await setTimeout(500);
    expect([hooks.tries, await stateOf(later), await isReceiverGone(database)]).toEqual([1, 'waiting', true]);
    expect(await resendWebhooks(database)).toBe(1);
    await vi.waitFor(async () => expect([await stateOf(first), await stateOf(later)]).toEqual(['delivered', 'delivered']), 20_000);
    expect(hooks.taken.map(({ id }) => id).sort()).toEqual([first, later].sort());
  });

  test('waits as long as Retry-After asks, with later enquiries', async () => {
    const hooks = await receiver();
    const { app, database, stateOf } = await site(hooks, 'busy');
    const [first, later] = [makeReference(), makeReference()];
    await sendJson(app, { reference: first });
    const dueIn = async () => ((await readWebhook(database, first))?.due_at ?? 0) - Date.now();
    await vi.waitFor(async () => expect((await readWebhook(database, first))?.last_error).toContain('429'), 20_000);
    expect(await dueIn()).toBeGreaterThan(7_100_000);
    expect(await dueIn()).toBeLessThan(7_200_001);
    await sendJson(app, { reference: later });
    await setTimeout(500);
    expect([hooks.tries, await stateOf(later)]).toEqual([1, 'waiting']);
  });

  test('drops an erased enquiry', async () => {
    const hooks = await receiver();
    const { app, where, database } = await site(hooks, 'refuse');
    const reference = makeReference();
    await sendJson(app, { reference });
    await expect.poll(() => hooks.tries).toBeGreaterThan(0);
    expect(await eraseEnquiries(database, [reference], where.dataDir)).toBe(1);
    expect(await database.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  });

  test('is an alert when it was given up or has waited for half an hour', async () => {
    const hooks = await receiver();
    const where = await storage();
    let now = Date.now();
    const desk = await runDesk({ where, now: () => now, settings: { webhook: hooks.settings } });
    onTestFinished(desk.close);
    const app = await runApp({ ...where, webhook: hooks.settings });
    onTestFinished(() => app.close());
    hooks.behave('refuse');
    const webhookCheck = async () =>
      (JSON.parse((await desk.ask('/readyz')).text) as { checks: { name: string; ok: boolean; says: string }[] }).checks.find(
        ({ name }) => name === 'webhook',
      );
    // The first connection may take longer than the check waits.
    await expect.poll(() => webhookCheck()).toMatchObject({ ok: true, says: 'It has taken everything.' });
    await sendJson(app, { reference: makeReference() });
    expect(await webhookCheck()).toMatchObject({ ok: true });
    now += 31 * 60_000;
    expect(await webhookCheck()).toMatchObject({ ok: false, says: expect.stringMatching(/^It has taken nothing for 3\d minutes\.$/) });
    expect((await desk.ask('/')).text).toContain('Your other program does not take your enquiries.');
    await desk.storage.db.updateTable('webhooks').set({ state: 'failed' }).execute();
    expect(await webhookCheck()).toMatchObject({ ok: false, says: '1 enquiry could not be posted to it.' });
  });
});

describe('an event', () => {
  const mail = { id: 'TEST', attempts: 1, edition: 1, lease: 'one', enquiry: { reference: 'TEST', receivedAt: 0, ...enquiryWords() } };
  const post = ({ settings }: WebhookReceiver) => webhook(settings).deliver({ ...mail, kind: 'enquiry' } as never);

  test('goes to the configured address only, without redirects', async () => {
    const hooks = await receiver();
    hooks.behave('redirect');
    await expect(post(hooks)).rejects.toThrow('The webhook was not taken: 307');
    expect(hooks.tries).toBe(1);
  });

  test('does not wait for the end of an endless response', async () => {
    const hooks = await receiver();
    hooks.behave('endless');
    await post(hooks);
    expect(hooks.tries).toBe(1);
  });

  test.each([
    ['120', 120_000],
    ['Wed, 25 Nov 2026 12:10:00 GMT', 600_000],
    ['Wed, 25 Nov 2026 11:00:00 GMT', 0],
    ['99999999', 86_400_000],
    ['soon', 0],
    ['', 0],
  ])('that is refused with Retry-After "%s" waits %d ms', (value, wait) => {
    expect(readRetryAfter(value, Date.UTC(2026, 10, 25, 12))).toBe(wait);
  });

  test('that is refused reports the reason without the address', async () => {
    const hooks = await receiver();
    hooks.behave('hang-up');
    await expect(post(hooks)).rejects.toThrow(/^The webhook was not taken: (UND_ERR_SOCKET|ECONNRESET)$/);
    await hooks.close();
    await expect(post(hooks)).rejects.toThrow(/^The webhook was not taken: ECONNREFUSED$/);
  });
});
