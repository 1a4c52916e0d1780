import { join } from 'node:path';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { receiptPath } from '../../shared/api/enquiry.ts';
import { readReference } from '../../shared/api/reference.ts';
import { DAY } from '../../shared/format/days.ts';
import { repeat } from '../http/repeat.ts';
import { emailContext, mailCarrier } from '../mail/compose-mail.ts';
import type { Carrier, Mailbox } from '../mail/mailbox.ts';
import { maildir } from '../mail/maildir.ts';
import { Outbox } from '../mail/outbox.ts';
import { OutboxWorker } from '../mail/outbox-worker.ts';
import { smtpMailbox } from '../mail/smtp-mailbox.ts';
import type { Settings } from '../settings/settings.ts';
import { type Site, type TemplatedPage, templatedPage } from '../site/load-site.ts';
import { removeCopies } from '../storage/forget-erased.ts';
import { type Storage, StorageError } from '../storage/open-storage.ts';
import { webhook } from '../webhook/webhook.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { eraseOld, spamAge } from './erase-enquiries.ts';

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

/** Rate limit per visitor and minute. References cannot be guessed; the limit keeps attempts cheap for the server. */
const PER_MINUTE = 30;
/** Mail is shown as delayed after this time in milliseconds, or after more than this number of failed attempts. */
const LONGEST_WAIT = 15 * 60_000;
const MOST_ATTEMPTS = 3;

/** State shown by a receipt. Unknown and malformed references share the state `unknown`. */
type ReceiptState = 'received' | 'delivered' | 'kept' | 'delayed' | 'unknown';

/** Registers GET /contact/receipt?reference=…, which shows the state of one enquiry without personal data. */
function receiptRoute(app: FastifyInstance, storage: Storage, page: TemplatedPage): void {
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000, groupId: 'receipts' } as RateLimitOptions);
  app.get<{ Querystring: { reference?: string | string[] } }>(receiptPath, async (request, reply) => {
    const typedReference = String([request.query.reference].flat()[0] ?? '').slice(0, 64);
    const { isAllowed, ...counted } = await count(request);
    if (!isAllowed && 'isExceeded' in counted && counted.isExceeded) {
      reply.header('Retry-After', counted.ttlInSeconds);
      return page.send(request, reply, 429, { show: ['too-many'], values: { reference: typedReference } });
    }
    if (typedReference.trim() === '') return page.send(request, reply, 200, { show: ['ask'] });
    const reference = readReference(typedReference);
    const state = reference ? await receiptState(storage, reference) : 'unknown';
    const shown = { reference: reference ?? typedReference };
    return page.send(request, reply, state === 'unknown' ? 404 : 200, {
      ...{ show: [state], texts: shown, values: shown },
    });
  });
}

/**
 * Returns the state of an enquiry.
 * @param reference in canonical form
 */
async function receiptState({ db }: Storage, reference: string, now = Date.now()): Promise<ReceiptState> {
  const row = await db
    .selectFrom('enquiries')
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select(['outbox.state', 'outbox.attempts', 'outbox.created_at'])
    .where('enquiries.reference', '=', reference)
    .executeTakeFirst();
  if (!row) return 'unknown';
  // One recipient is enough, because any recipient can answer.
  if (row.state === 'delivered' || row.state === 'partial') return 'delivered';
  if (row.state === 'kept') return 'kept';
  const isLate = row.state !== 'waiting' || (row.attempts ?? 0) > MOST_ATTEMPTS || now - (row.created_at ?? 0) > LONGEST_WAIT;
  return isLate ? 'delayed' : 'received';
}

/**
 * Returns the carrier of outgoing mail: the SMTP server named in the settings, or, without one, a local Maildir, with a warning in the log.
 * Connects with the first mail.
 * @throws StorageError if the Maildir cannot be written
 */
function openMailbox(settings: Settings, content: Pick<Content, 'agency' | 'mail' | 'pages'>, log: FastifyBaseLogger): Carrier {
  // The context is read for each e-mail, because a publish changes the content.
  const carrierOf = (mailbox: Mailbox) => mailCarrier(mailbox, () => emailContext(content, settings));
  if (settings.smtpUrl) return carrierOf(smtpMailbox(settings.smtpUrl, settings.siteUrl));
  const folder = join(settings.dataDir, 'mail');
  log.warn(`SMTP_URL is not set: enquiries are written to the Maildir ${folder} and mailed to nobody`);
  try {
    return carrierOf(maildir(folder));
  } catch (cause) {
    throw new StorageError(`Cannot write mail to DATA_DIR: ${(cause as Error).message}. Check that this user may write there.`, { cause });
  }
}
