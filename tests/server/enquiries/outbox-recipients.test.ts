import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listRecipients, redeliver } from '../../../server/enquiries/deliveries.ts';
import { emailContext, mailCarrier } from '../../../server/mail/compose-mail.ts';
import { OutboxWorker } from '../../../server/mail/outbox-worker.ts';
import { smtpMailbox } from '../../../server/mail/smtp-mailbox.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { claimed, filledOutboxes } from '../../support/server/filled-outboxes.ts';
import { startMailServer } from '../../support/server/mail-server.ts';

const silent = { info() {}, warn() {}, error() {} };

describe.each(engines)('the outbox with two recipients on $name', ({ storage }) => {
  const filled = async (count: number) => filledOutboxes(await storage(), count);

  describe('if one of them has the mail', () => {
    const [owner, second] = ['owner@tarazu.example', 'second@tarazu.example'];
    const taken = { address: owner, state: 'delivered' } as const;
    const later = { address: second, state: 'waiting', error: '450 greylisted' } as const;
    const never = { address: second, state: 'refused', error: '550 no such mailbox' } as const;
    const states = async (database: Storage, reference: string) =>
      (await listRecipients(database, reference)).map(({ address, state, error }) => ({ address, state, error }));

    test('gives the mail out again for the other recipient', async () => {
      const { one, database, references, stateOf } = await filled(1);
      const due = Date.now() + 60_000;
      await one.partlyDelivered(await claimed(one), [taken, later], due);
      expect(await stateOf(references[0] as string)).toMatchObject({ state: 'partial', lastError: '450 greylisted' });
      expect(await one.nextDue()).toBe(due);
      expect(await one.claim(1, due - 1)).toEqual([]);
      const again = await claimed(one, due);
      expect([again.id, again.edition, [...again.settled]]).toEqual([references[0], 1, [owner]]);
      await one.delivered(again, [{ address: second, state: 'delivered' }]);
      expect(await stateOf(references[0] as string)).toMatchObject({ state: 'delivered', lastError: null });
      expect(await states(database, references[0] as string)).toEqual([
        { address: owner, state: 'delivered', error: null },
        { address: second, state: 'delivered', error: null },
      ]);
    });

    test('counts the mail as delivered when the other recipient is given up', async () => {
      const { one, database, references, stateOf } = await filled(1);
      await one.partlyDelivered(await claimed(one), [taken, later], Date.now());
      await one.returned(await claimed(one), 'never', 'no connection');
      expect(await stateOf(references[0] as string)).toMatchObject({ state: 'delivered', lastError: 'no connection' });
      expect((await states(database, references[0] as string)).map(({ state }) => state)).toEqual(['delivered', 'refused']);
    });

    test('mails a recipient who refused it again on request only', async () => {
      const { one, database, references, stateOf } = await filled(1);
      const reference = references[0] as string;
      await one.delivered(await claimed(one), [taken, never]);
      expect(await stateOf(reference)).toMatchObject({ state: 'delivered', lastError: '550 no such mailbox' });
      await redeliver(database, reference);
      const again = await claimed(one);
      expect([again.edition, again.attempts, [...again.settled]]).toEqual([1, 1, [owner]]);
      await one.delivered(again, [{ address: second, state: 'delivered' }]);
      // Everyone has it, so another request mails it to everyone.
      await redeliver(database, reference);
      expect(await one.claim(1)).toMatchObject([{ edition: 2, settled: new Set() }]);
    });

    test('erases the recipients with the enquiry, in every version', async () => {
      const { one, database, references } = await filled(1);
      const mail = await claimed(one);
      await one.partlyDelivered(mail, [taken, later], Date.now());
      await database.db
        .deleteFrom('outbox')
        .where('id', '=', references[0] as string)
        .execute();
      expect(await database.db.selectFrom('recipients').selectAll().execute()).toEqual([]);
      await one.delivered(mail, [taken, later]);
      expect(await database.db.selectFrom('recipients').selectAll().execute()).toEqual([]);
    });
  });

  /** Starts a worker with a mail server. The returned `again` makes it poll at once. */
  async function working(options: Parameters<typeof startMailServer>[0]) {
    const { one, database, references, stateOf } = await filled(1);
    const reference = references[0] as string;
    const server = await startMailServer(options);
    const addresses = { mailFrom: 'website@tarazu.example', enquiriesTo: 'owner@tarazu.example, second@tarazu.example' };
    const errors: object[] = [];
    const log = { ...silent, error: (about: object) => errors.push(about) } as unknown as FastifyBaseLogger;
    const worker = new OutboxWorker(
      one,
      mailCarrier(smtpMailbox(server.url, 'https://shop.example'), () => emailContext(content, addresses)),
      log,
    );
    onTestFinished(async () => {
      await worker.stop();
      await server.close();
    });
    worker.start();
    const settled = (attempts: number) =>
      expect.poll(async () => ((await stateOf(reference))?.attempts ?? 0) >= attempts && (await isFree())).toBe(true);
    const isFree = async () => (await database.db.selectFrom('outbox').select('lease').executeTakeFirst())?.lease === null;
    const again = async () => {
      await database.db.updateTable('outbox').set({ due_at: Date.now() }).execute();
      worker.notify();
    };
    return { server, reference, stateOf, settled, again, errors };
  }
  const refuse = (code: number) => (address: string) =>
    address === 'second@tarazu.example' ? Object.assign(new Error('not this one'), { responseCode: code }) : undefined;

  test('mails one recipient once while the other fails', async () => {
    const { server, reference, stateOf, settled, again } = await working({ refuseRecipient: refuse(450) });
    for (let attempts = 1; attempts <= 4; attempts++) {
      await settled(attempts);
      await again();
    }
    await settled(5);
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['owner@tarazu.example']]);
    expect(await stateOf(reference)).toMatchObject({ state: 'partial' });
  });

  test('does not retry a recipient who refused, and logs who', async () => {
    const { server, reference, stateOf, settled, again, errors } = await working({ refuseRecipient: refuse(550) });
    await settled(1);
    await again();
    expect(await stateOf(reference)).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(errors).toMatchObject([{ reference, recipient: 'second@tarazu.example', error: expect.stringContaining('550') }]);
    expect(server.mails).toHaveLength(1);
  });
});
