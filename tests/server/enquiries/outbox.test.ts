import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, test } from 'vitest';
import { redeliver } from '../../../server/enquiries/deliveries.ts';
import { eraseEnquiries } from '../../../server/enquiries/erase-enquiries.ts';
import { longestWait } from '../../../server/mail/mailbox.ts';
import { leaseDuration, type Outbox } from '../../../server/mail/outbox.ts';
import { OutboxWorker } from '../../../server/mail/outbox-worker.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { engines } from '../../support/server/engines.ts';
import { claimed, filledOutboxes } from '../../support/server/filled-outboxes.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';

const silent = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;

describe.each(engines)('the outbox on $name', ({ storage }) => {
  const filled = async (count: number) => filledOutboxes(await storage(), count);
  const ids = (claimed: readonly { id: string }[]) => claimed.map(({ id }) => id).sort();

  test('gives each mail to one process, also concurrently', async () => {
    const { one, other, references } = await filled(20);
    const taken = await Promise.all([one.claim(7), other.claim(7), one.claim(7), other.claim(7)]);
    expect(ids(taken.flat())).toEqual([...references].sort());
    expect(await one.claim(7)).toEqual([]);
  });

  test('gives mail to another process after the lease has expired', async () => {
    const { one, other, references } = await filled(1);
    const [lost] = await one.claim(1);
    expect(await other.claim(1, Date.now() + leaseDuration - 5_000)).toEqual([]);
    const [found] = await other.claim(1, Date.now() + leaseDuration + 5_000);
    expect(found).toMatchObject({ id: references[0], attempts: 2, edition: lost?.edition });
    expect(found?.lease).not.toBe(lost?.lease);
  });

  test('ignores a failure reported under an expired lease', async () => {
    const { one, other, references, stateOf } = await filled(1);
    const [lost, found] = [await claimed(one), await claimed(other, Date.now() + leaseDuration + 5_000)];
    await one.returned(lost, 'never', 'too late');
    expect(await stateOf(references[0] as string)).toMatchObject({ state: 'waiting', lastError: null });
    await other.delivered(found);
    expect(await stateOf(references[0] as string)).toMatchObject({ state: 'delivered' });
  });

  test('records a delivery reported under an expired lease', async () => {
    const { one, other, references, stateOf } = await filled(1);
    const [lost, found] = [await claimed(one), await claimed(other, Date.now() + leaseDuration + 5_000)];
    await one.delivered(lost);
    await other.returned(found, Date.now(), 'it was there already');
    expect(await stateOf(references[0] as string)).toMatchObject({ state: 'delivered' });
    expect(await one.claim(1, Date.now() + 1_000_000)).toEqual([]);
  });

  test('keeps returned mail until it is due, with the error', async () => {
    const { one, references, stateOf } = await filled(1);
    const mail = await claimed(one);
    const due = Date.now() + 60_000;
    await one.returned(mail, due, '421 busy');
    expect(await stateOf(references[0] as string)).toMatchObject({ state: 'waiting', attempts: 1, lastError: '421 busy' });
    expect(await one.nextDue()).toBe(due);
    expect(await one.claim(1, due - 1)).toEqual([]);
    expect(await one.claim(1, due)).toHaveLength(1);
  });

  test('keeps failed mail, and mails it on request', async () => {
    const { one, database, references, stateOf } = await filled(1);
    const mail = await claimed(one);
    await one.returned(mail, 'never', '550 no such mailbox');
    expect(await stateOf(references[0] as string)).toMatchObject({ state: 'failed', lastError: '550 no such mailbox' });
    expect(await one.nextDue()).toBeUndefined();
    expect(await redeliver(database, references[0] as string)).toBe(true);
    // It was never delivered, so it keeps its Message-ID, by which a duplicate can be dropped.
    expect(await one.claim(1)).toMatchObject([{ id: references[0], edition: 1, attempts: 1 }]);
  });

  test('mails delivered mail again under another Message-ID on request', async () => {
    const { one, database, references } = await filled(1);
    const mail = await claimed(one);
    await one.delivered(mail);
    await redeliver(database, references[0] as string);
    // A late report about the first edition does not settle the second.
    await one.delivered(mail);
    expect(await one.claim(1)).toMatchObject([{ id: references[0], edition: 2 }]);
  });

  test('counts quarantined enquiries for each mail', async () => {
    const { one, database } = await filled(1);
    await keepEnquiry(database, { suspicion: 'robot' });
    expect(await one.claim(1)).toMatchObject([{ enquiry: { quarantined: 1 } }]);
  });

  test('treats a due date beyond the longest backoff as due (clock set back)', async () => {
    const { one, database, references } = await filled(1);
    const set = (due_at: number) => database.db.updateTable('outbox').set({ due_at }).execute();
    await set(Date.now() + longestWait);
    expect(await one.claim(1)).toEqual([]);
    await set(Date.now() + 24 * longestWait);
    expect(ids(await one.claim(1))).toEqual(references);
  });

  /** Mailbox that refuses everything while `isAway`, quoting the enquiry as some servers do. */
  function mailServer() {
    const server = { isAway: true, mailed: [] as string[] };
    const carrier = {
      async deliver({ id }: { id: string }) {
        if (server.isAway)
          throw Object.assign(new Error('421 Asha <asha@shop.example> is not welcome'), { code: 'ECONNECTION', responseCode: 421 });
        server.mailed.push(id);
        return [];
      },
      close: async () => {},
    };
    return { server, carrier };
  }

  test('is emptied after an outage as soon as one mail is delivered', async () => {
    const { one, database, references, stateOf } = await filled(12);
    const { server, carrier } = mailServer();
    const worker = new OutboxWorker(one, carrier, silent);
    worker.start();
    const lastErrors = () => Promise.all(references.map(async (reference) => (await stateOf(reference))?.lastError));
    await expect.poll(async () => (await lastErrors()).filter(Boolean)).toHaveLength(12);
    // After hours of an outage each mail has its own backoff of up to an hour.
    await database.db
      .updateTable('outbox')
      .set({ due_at: Date.now() + longestWait, attempts: 20 })
      .execute();
    server.isAway = false;
    const last = await keepEnquiry(database);
    worker.notify();
    await expect.poll(() => [...server.mailed].sort()).toEqual([...references, last].sort());
    await worker.stop();
  });

  test('leaves the last day of attempts their own backoff', async () => {
    const { one, database, references } = await filled(2);
    const due = Date.now() + longestWait;
    await database.db
      .updateTable('outbox')
      .set({ due_at: due, attempts: 82 })
      .where('id', '=', references[0] as string)
      .execute();
    await database.db
      .updateTable('outbox')
      .set({ due_at: due, attempts: 81 })
      .where('id', '=', references[1] as string)
      .execute();
    await one.makeDue(['waiting']);
    expect(ids(await one.claim(5))).toEqual([references[1]]);
  });

  test("logs the codes of a failure, and stores the other server's words", async () => {
    const { one, references, stateOf } = await filled(1);
    const logged: string[] = [];
    const note = (about: object, message: string) => logged.push(JSON.stringify({ ...about, message }));
    const worker = new OutboxWorker(one, mailServer().carrier, { info: note, warn: note, error: note } as unknown as FastifyBaseLogger);
    worker.start();
    await expect.poll(async () => (await stateOf(references[0] as string))?.lastError).toBe('421 Asha <asha@shop.example> is not welcome');
    await worker.stop();
    expect(logged.join()).toContain('"error":"ECONNECTION 421"');
    expect(logged.join()).not.toContain('asha@shop.example');
  });

  test('drops erased mail', async () => {
    const { one, database, references, stateOf } = await filled(2);
    const [first, second] = references as [string, string];
    expect(await eraseEnquiries(database, [first], scratchFolder('data'))).toBe(1);
    expect(await eraseEnquiries(database, [first], scratchFolder('data'))).toBe(0);
    expect(await stateOf(first)).toBeUndefined();
    expect(ids(await one.claim(5))).toEqual([second]);
  });

  test('delivers a claim in progress when its worker is stopped', async () => {
    const { one, references, stateOf } = await filled(1);
    const { promise: isClaiming, resolve: claiming } = Promise.withResolvers<void>();
    const { promise: mayClaim, resolve: letClaim } = Promise.withResolvers<void>();
    const claim = one.claim.bind(one);
    one.claim = async (most) => {
      claiming();
      await mayClaim;
      return claim(most);
    };
    const mailed: string[] = [];
    let isOpen = true;
    const mailbox = {
      async deliver({ id }: { id: string }) {
        // A mail server does not answer synchronously.
        await setImmediate();
        if (!isOpen) throw new Error('the mailbox was closed');
        mailed.push(id);
        return [];
      },
      async close() {
        isOpen = false;
      },
    };
    const worker = new OutboxWorker(one, mailbox, silent);
    worker.start();
    await isClaiming;
    const stopped = worker.stop();
    letClaim();
    await stopped;
    expect(mailed).toEqual(references);
    expect(await stateOf(references[0] as string)).toMatchObject({ state: 'delivered', attempts: 1 });
  });
});

test("the worker delays mail under load, but not a single enquiry's", async () => {
  const { promise: isAsleep, resolve: asleep } = Promise.withResolvers<void>();
  let polls = 0;
  const outbox = {
    claim: async () => {
      polls += 1;
      return [];
    },
    nextDue: async () => void asleep(),
  } as unknown as Outbox;
  const worker = new OutboxWorker(outbox, { deliver: async () => [], close: async () => {} }, silent);
  worker.start();
  await isAsleep;
  await setImmediate();
  worker.notify();
  await setImmediate();
  expect(polls, 'after a single one').toBe(2);

  for (let arrived = 0; arrived < 30; arrived++) worker.notify();
  await setImmediate();
  expect(polls, 'in a rush').toBe(2);
  await expect.poll(() => polls).toBe(3);
  await worker.stop();
});
