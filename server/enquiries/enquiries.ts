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
import { removeCopies } from '../storage/forget-erased.ts';
import type { Storage } from '../storage/open-storage.ts';
import { webhook } from '../webhook/webhook.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { eraseOld, spamAge } from './erase-enquiries.ts';
import { receiptRoute } from './receipt-route.ts';

/** Interval between erasures of enquiries past their retention, in milliseconds. */
const ERASURE_INTERVAL = 3_600_000;
/** Retention of what a restore has replaced, in milliseconds; the next erasure ends it earlier. */
const copyAge = 30 * DAY;

/** Sets up enquiries: routes, store, outbox workers and retention. */
export async function enquiries(
  app: FastifyInstance,
  settings: Settings,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const store = await openEnquiryStore(app, settings, { content, storage });
  await enquiryRoutes(app, {
    store,
    siteUrl: settings.siteUrl,
    perMinute: settings.enquiriesPerMinute,
    page: templatedPage(site, '/contact'),
  });
  const receiptPage = templatedPage(site, receiptPath);
  if (receiptPage) receiptRoute(app, storage, receiptPage);
}

/** Opens the store, with outbox workers for mail and webhook that run as long as the app. */
async function openEnquiryStore(
  app: FastifyInstance,
  settings: Settings,
  { content, storage }: { content: Content; storage: Storage },
): Promise<EnquiryStore> {
  const workers = [new OutboxWorker(new Outbox(storage), openMailbox(settings, content, app.log), app.log)];
  const target = settings.webhook && webhook(settings.webhook);
  if (target) workers.push(new OutboxWorker(new Outbox(storage, 'webhooks'), target, app.log, 'webhook'));
  const store = new EnquiryStore(storage, {
    onAccepted: () => {
      for (const worker of workers) worker.notify();
    },
    hasWebhook: target !== undefined,
    onDropped: (references) =>
      app.log.warn({ references }, 'enquiries were deleted from quarantine unreviewed: it is full, or they were too old'),
  });

  const { enquiriesKeptDays: days, dataDir } = settings;
  const eraseExpired = async () => {
    try {
      await store.forgetOldSuspects(dataDir);
      const now = Date.now();
      await removeCopies(storage, dataDir, now - copyAge);
      const retention = { handledBefore: days === undefined ? undefined : now - days * DAY, spamBefore: now - spamAge };
      const erased = await eraseOld(storage, retention, dataDir);
      if (erased > 0) app.log.info({ erased, days }, 'enquiries past their retention were erased');
    } catch (error) {
      app.log.warn({ error: (error as Error).message }, 'enquiries past their retention could not be erased; retrying');
    }
  };
  // The privacy page promises erasure after thirty days in quarantine and spam, so it cannot wait for the next enquiry.
  await repeat(app, ERASURE_INTERVAL, eraseExpired)();

  app.addHook('onListen', async () => {
    for (const worker of workers) worker.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  return store;
}
