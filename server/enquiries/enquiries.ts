import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { receiptPath } from '../../shared/api/enquiry.ts';
import { DAY } from '../../shared/format/days.ts';
import { repeat } from '../http/repeat.ts';
import { openMailbox } from '../mail/open-mailbox.ts';
import { Outbox } from '../mail/outbox.ts';
import { OutboxWorker } from '../mail/outbox-worker.ts';
import type { Settings } from '../settings/settings.ts';
import type { Site } from '../site/load-site.ts';
import { templatedPage } from '../site/templated-page.ts';
import type { Storage } from '../storage/open-storage.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { eraseDelivered } from './erase-enquiries.ts';
import { receiptRoute } from './receipt-route.ts';

/** How often it is looked for what is too old, in milliseconds. */
const TIDYING = 3_600_000;

/** Enquiries from the form to the mailbox. */
export async function enquiries(
  app: FastifyInstance,
  settings: Settings,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const pageAt = (path: string) => {
    const file = site.files.get(path);
    return file && templatedPage(() => site.files.get(path) ?? file);
  };
  const store = await openEnquiryStore(app, settings, { content, storage });
  await enquiryRoutes(app, { store, siteUrl: settings.siteUrl, perMinute: settings.enquiriesPerMinute, page: pageAt('/contact') });
  const receiptPage = pageAt(receiptPath);
  if (receiptPage) receiptRoute(app, storage, receiptPage);
}

/** The store of enquiries, with an outbox worker that mails them for as long as the app runs. */
async function openEnquiryStore(
  app: FastifyInstance,
  settings: Settings,
  { content, storage }: { content: Content; storage: Storage },
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
