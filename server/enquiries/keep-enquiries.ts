import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { DAY } from '../../format/days.ts';
import { repeat } from '../http/repeat.ts';
import { openMailbox } from '../mail/open-mailbox.ts';
import { Outbox } from '../mail/outbox.ts';
import { OutboxWorker } from '../mail/outbox-worker.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { eraseDelivered } from './erase-enquiries.ts';

/** How often it is looked for what is too old, in milliseconds. */
const TIDYING = 3_600_000;

/** What writes enquiries down, and carries their mail for as long as the app runs. */
export async function keepEnquiries(
  app: FastifyInstance,
  settings: Settings,
  { content, storage }: { content: Pick<Content, 'agency' | 'mail' | 'pages'>; storage: Storage },
): Promise<EnquiryStore> {
  const worker = new OutboxWorker(new Outbox(storage), openMailbox(settings, content, app.log), app.log);
  const store = new EnquiryStore(storage, {
    onAccepted: () => worker.notify(),
    onDropped: (references) =>
      app.log.warn({ references }, 'enquiries left quarantine without having been looked at: it is full, or they were too old'),
  });

  const { enquiriesKeptDays: days, dataDir } = settings;
  const forget = async () => {
    try {
      await store.forgetOldSuspects();
      const erased = days === undefined ? 0 : await eraseDelivered(storage, Date.now() - days * DAY, dataDir);
      if (erased > 0) app.log.info({ erased, days }, 'enquiries were erased, so long after they were delivered');
    } catch (error) {
      app.log.warn({ error: (error as Error).message }, 'old enquiries cannot be removed now; trying again');
    }
  };
  // The privacy page promises thirty days, whether or not another suspect comes.
  await repeat(app, TIDYING, forget)();

  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
  return store;
}
