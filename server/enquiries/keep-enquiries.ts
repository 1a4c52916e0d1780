import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { repeat } from '../http/repeat.ts';
import { openMailbox } from '../mail/open-mailbox.ts';
import { Outbox } from '../mail/outbox.ts';
import { OutboxWorker } from '../mail/outbox-worker.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { EnquiryStore } from './enquiry-store.ts';

/** How often quarantine is looked through, in milliseconds. */
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

  const forget = () =>
    store
      .forgetOldSuspects()
      .catch((error: Error) => app.log.warn({ error: error.message }, 'quarantine cannot be tidied now; trying again'));
  // The privacy page promises thirty days, whether or not another suspect comes.
  await repeat(app, TIDYING, forget)();

  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
  return store;
}
