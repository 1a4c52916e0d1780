import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { counters } from '../counters/counters.ts';
import { type Carrier, codesOf, DeliveryError, type DeliveryOutcome, maxAttempts, type RecipientOutcome, retryDelay } from './mailbox.ts';
import type { ClaimedMail, Outbox } from './outbox.ts';

/** Limit of concurrent deliveries, and so of items that a killed process leaves under a lease. */
export const maxConcurrent = 5;
/** Above this many new items since the last poll, mail is delayed so that requests stay fast. */
const BUSY = 20;
/** Delay of mail under load, in milliseconds. Some mail leaves even under constant load. */
const DELAY = 100;
/** Interval between two times that one delivery makes everything else due, in milliseconds. */
const HURRY_INTERVAL = 30_000;
/** Time for deliveries in progress on shutdown, in milliseconds. Unfinished mail is sent again later, with the same Message-ID. */
const GRACE = 3_000;

/** Delivers mail, or webhook events, from the outbox until it is stopped. */
export class OutboxWorker {
  /** Longest poll interval, in milliseconds: other processes and `npm run enquiries` add mail too. Tests shorten it. */
  static pollInterval = 5_000;
  readonly #outbox: Outbox;
  readonly #carrier: Carrier;
  readonly #log: FastifyBaseLogger;
  readonly #kind: 'mail' | 'webhook';
  readonly #inProgress = new Set<Promise<void>>();
  #stopped = false;
  /** New items since the last poll. */
  #newItems = 0;
  /** Whether an attempt has failed since everything was made due. */
  #hasFailed = false;
  #hurriedAt = 0;
  /** Time until which the receiver wants nothing (Retry-After). */
  #heldUntil = 0;
  #wake = () => {};
  #ended: Promise<void> | undefined;

  constructor(outbox: Outbox, carrier: Carrier, log: FastifyBaseLogger, kind: 'mail' | 'webhook' = 'mail') {
    this.#kind = kind;
    this.#outbox = outbox;
    this.#carrier = carrier;
    this.#log = log;
  }

  get #counter() {
    return this.#kind === 'webhook' ? counters.webhooks : counters.deliveries;
  }

  /** Name of an item in the log. */
  #nameOf({ notice }: ClaimedMail): string {
    if (this.#kind === 'webhook') return 'webhook';
    return notice ? 'overview' : 'enquiry';
  }

  start(): void {
    this.#ended = this.#run();
  }

  /** Polls at once, because an item was added. */
  notify(): void {
    this.#newItems += 1;
    this.#wake();
  }

  /** Stops claiming. Resolves when all deliveries in progress are delivered or returned, or after the grace period. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    // The loop has to end first, because a claim in progress still starts deliveries.
    const finished = this.#ended?.then(() => Promise.all(this.#inProgress));
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, GRACE).unref())]);
    await this.#carrier.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      if (this.#newItems > BUSY) await pause(DELAY);
      this.#newItems = 0;
      if (Date.now() < this.#heldUntil) {
        await this.#sleep(this.#heldUntil);
        continue;
      }
      try {
        const room = maxConcurrent - this.#inProgress.size;
        const claimed = await this.#outbox.claim(room);
        for (const mail of claimed) this.#start(mail);
        if (claimed.length < room) await this.#sleep(await this.#outbox.nextDue());
        if (this.#inProgress.size === maxConcurrent) await Promise.race(this.#inProgress);
      } catch (error) {
        this.#log.error({ err: error }, 'the outbox cannot be read or written; retrying');
        await this.#sleep(undefined);
      }
    }
  }

  #start(mail: ClaimedMail): void {
    const delivery = this.#deliver(mail)
      // Nothing is lost: the lease expires, and the mail is claimed again.
      .catch((error) =>
        this.#log.error(
          { err: error, reference: mail.id },
          `the outcome of ${this.#nameOf(mail)} could not be stored; it is sent again when its lease expires`,
        ),
      )
      .finally(() => this.#inProgress.delete(delivery));
    this.#inProgress.add(delivery);
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    let outcome: DeliveryOutcome;
    try {
      // Mail that crashes the process must not be tried for ever.
      if (mail.attempts > maxAttempts) throw new DeliveryError('was tried too often without an outcome', { code: 'no outcome' });
      outcome = await this.#carrier.deliver(mail);
    } catch (error) {
      return this.#return(mail, error as Error);
    }
    const about = { reference: mail.id, attempts: mail.attempts };
    if (outcome === 'kept') {
      await this.#outbox.kept(mail);
      this.#counter.add('delivered');
      this.#log.info(about, `${this.#nameOf(mail)} written to the Maildir; nobody was mailed`);
      return this.#hurry(mail, ['waiting', 'partial']);
    }
    await this.#noteRecipients(mail, outcome);
  }

  /** Records an attempt that reached some recipients. Refusals are reported to the owner; temporary failures are retried. */
  async #noteRecipients(mail: ClaimedMail, outcomes: readonly RecipientOutcome[]): Promise<void> {
    const about = { reference: mail.id, attempts: mail.attempts };
    const isLast = mail.attempts >= maxAttempts;
    const recipients = isLast
      ? outcomes.map((outcome) => (outcome.state === 'waiting' ? { ...outcome, state: 'refused' as const } : outcome))
      : outcomes;
    const waiting = recipients.filter(({ state }) => state === 'waiting');
    const wait = retryDelay(mail.attempts);
    if (waiting.length > 0) await this.#outbox.partlyDelivered(mail, recipients, Date.now() + wait);
    else await this.#outbox.delivered(mail, recipients);
    for (const { address, error } of recipients.filter(({ state }) => state === 'refused'))
      this.#log.error(
        { ...about, recipient: address, error: codesOf(error) },
        `${this.#nameOf(mail)} refused by a recipient, who is not retried`,
      );
    this.#counter.add(waiting.length > 0 ? 'put-off' : 'delivered');
    if (waiting.length === 0) this.#log.info(about, `${this.#nameOf(mail)} delivered`);
    else
      this.#log.warn(
        {
          ...about,
          recipients: waiting.map(({ address, error }) => ({ address, error: codesOf(error) })),
          seconds: Math.round(wait / 1000),
        },
        `${this.#nameOf(mail)} not delivered to everyone yet; the others are tried again`,
      );
    await this.#hurry(mail, waiting.length === 0 ? ['waiting', 'partial'] : ['waiting']);
  }

  /** After an outage, the first delivery makes the rest due, instead of leaving each item to its own backoff of up to an hour. */
  async #hurry({ attempts }: ClaimedMail, states: readonly ('waiting' | 'partial')[]): Promise<void> {
    const now = Date.now();
    if (!(this.#hasFailed || attempts > 1) || now - this.#hurriedAt < HURRY_INTERVAL) return;
    this.#hasFailed = false;
    this.#hurriedAt = now;
    // If this fails, the backoff stays.
    await this.#outbox.makeDue(states).catch(() => {});
    this.#wake();
  }

  async #return(mail: ClaimedMail, failure: Error): Promise<void> {
    const { message } = failure;
    const { retryAfter = 0, isGone = false } = failure instanceof DeliveryError ? failure : {};
    const about = { reference: mail.id, attempts: mail.attempts, error: errorCodes(failure) };
    this.#hasFailed = true;
    if (isGone || mail.attempts >= maxAttempts) {
      await this.#outbox.returned(mail, 'never', message);
      this.#counter.add('given-up');
      const again = mail.notice ? '' : `: mend the cause, then "npm run enquiries -- redeliver ${mail.id}"`;
      const gone = 'the webhook\'s receiver wants nothing more (410): nothing is posted until "npm run enquiries -- redeliver --failed"';
      this.#log.error(about, isGone ? gone : `${this.#nameOf(mail)} not delivered and given up${again}`);
    } else {
      this.#counter.add('put-off');
      const wait = Math.max(retryDelay(mail.attempts), retryAfter);
      if (retryAfter > 0) this.#heldUntil = Date.now() + retryAfter;
      await this.#outbox.returned(mail, Date.now() + wait, message);
      this.#log.warn({ ...about, seconds: Math.round(wait / 1000) }, `${this.#nameOf(mail)} not delivered yet; retrying`);
    }
  }

  async #sleep(until = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#stopped || this.#newItems > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(OutboxWorker.pollInterval, Math.max(20, until - Date.now())));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Returns the codes of a failure for the log: those of Node or nodemailer, and of the other server's answer. */
function errorCodes(failure: Error): string {
  const { code, responseCode } = failure as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || failure.name;
}
