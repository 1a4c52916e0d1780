import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { counters } from '../counters/counters.ts';
import type { Carrier, DeliveryOutcome, RecipientOutcome } from './mailbox.ts';
import type { ClaimedMail, Outbox } from './outbox.ts';
import { maxAttempts, retryDelay } from './retry-schedule.ts';

/** Mail under way at once, and so the most that lies with a process that is killed. */
export const maxConcurrent = 5;
/** The longest time between two looks, in milliseconds: other processes and `npm run enquiries` leave things too. */
const POLL_INTERVAL = 5_000;
/** As many new ones since the last look are a rush: each has a visitor who waits for an answer, and no letter has one. */
const RUSH = 20;
/** So long letters then give way, in milliseconds: some leave in every rush, however long. */
const GIVING_WAY = 100;
/** On closing, mail under way gets this long; what takes longer is sent again by whoever runs next, under the same Message-ID. */
const GRACE = 3_000;

/** Carries mail from the outbox to the mailbox until it is told to stop; or webhooks to their receiver. */
export class OutboxWorker {
  readonly #outbox: Outbox;
  readonly #carrier: Carrier;
  readonly #log: FastifyBaseLogger;
  readonly #carries: 'mail' | 'webhook';
  readonly #underWay = new Set<Promise<void>>();
  #stopped = false;
  /** New since the last look. */
  #news = 0;
  #wake = () => {};
  #ended: Promise<void> | undefined;

  constructor(outbox: Outbox, carrier: Carrier, log: FastifyBaseLogger, carries: 'mail' | 'webhook' = 'mail') {
    this.#carries = carries;
    this.#outbox = outbox;
    this.#carrier = carrier;
    this.#log = log;
  }

  get #counter() {
    return this.#carries === 'webhook' ? counters.webhooks : counters.deliveries;
  }

  /** What the log calls it. */
  #nameOf({ notice }: ClaimedMail): string {
    return this.#carries === 'webhook' ? 'webhook' : (notice?.kind ?? 'enquiry');
  }

  start(): void {
    this.#ended = this.#run();
  }

  /** There is something new: look now. */
  notify(): void {
    this.#news += 1;
    this.#wake();
  }

  /** Takes nothing more, and resolves when what is under way is delivered or given back, or has used up its time. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    // What was being claimed when the word came is under way only once the loop has ended.
    const done = this.#ended?.then(() => Promise.all(this.#underWay));
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, GRACE).unref())]);
    await this.#carrier.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      if (this.#news > RUSH) await pause(GIVING_WAY);
      this.#news = 0;
      try {
        const room = maxConcurrent - this.#underWay.size;
        const claimed = await this.#outbox.claim(room);
        for (const mail of claimed) this.#start(mail);
        if (claimed.length < room) await this.#sleep(await this.#outbox.nextDue());
        if (this.#underWay.size === maxConcurrent) await Promise.race(this.#underWay);
      } catch (error) {
        this.#log.error({ err: error }, 'the outbox cannot be read or written; trying again');
        await this.#sleep(undefined);
      }
    }
  }

  #start(mail: ClaimedMail): void {
    const delivery = this.#deliver(mail)
      // Nothing is lost: the lease ends, and the mail is taken again.
      .catch((error) =>
        this.#log.error({ err: error, reference: mail.id }, `what became of ${this.#nameOf(mail)} could not be written down`),
      )
      .finally(() => this.#underWay.delete(delivery));
    this.#underWay.add(delivery);
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    let outcome: DeliveryOutcome;
    try {
      // One that ended the process each time must not do so for ever.
      if (mail.attempts > maxAttempts) throw new Error('was tried too often without an outcome');
      outcome = await this.#carrier.deliver(mail);
    } catch (error) {
      return this.#giveBack(mail, (error as Error).message);
    }
    const about = { reference: mail.id, attempts: mail.attempts };
    if (outcome === 'kept') {
      await this.#outbox.kept(mail);
      this.#counter.add('delivered');
      return this.#log.info(about, `${this.#nameOf(mail)} written to the Maildir, and mailed to nobody`);
    }
    await this.#noteRecipients(mail, outcome);
  }

  /** Some have the mail by now. Those who refuse it are told to the owner; those who cannot take it yet are tried again. */
  async #noteRecipients(mail: ClaimedMail, outcomes: readonly RecipientOutcome[]): Promise<void> {
    const about = { reference: mail.id, attempts: mail.attempts };
    const isLast = mail.attempts >= maxAttempts;
    const recipients = isLast ? outcomes.map((one) => (one.state === 'waiting' ? { ...one, state: 'refused' as const } : one)) : outcomes;
    const waiting = recipients.filter(({ state }) => state === 'waiting');
    const wait = retryDelay(mail.attempts);
    if (waiting.length > 0) await this.#outbox.partlyDelivered(mail, recipients, Date.now() + wait);
    else await this.#outbox.delivered(mail, recipients);
    for (const { address, error } of recipients.filter(({ state }) => state === 'refused'))
      this.#log.error(
        { ...about, recipient: address, error },
        `${this.#nameOf(mail)} refused by one of its recipients, who is not tried again`,
      );
    this.#counter.add(waiting.length > 0 ? 'put-off' : 'delivered');
    if (waiting.length === 0) return this.#log.info(about, `${this.#nameOf(mail)} delivered`);
    this.#log.warn(
      { ...about, recipients: waiting, seconds: Math.round(wait / 1000) },
      `${this.#nameOf(mail)} not delivered to everyone yet; the others are tried again`,
    );
  }

  async #giveBack(mail: ClaimedMail, error: string): Promise<void> {
    const about = { reference: mail.id, attempts: mail.attempts, error };
    if (mail.attempts >= maxAttempts) {
      await this.#outbox.returned(mail, 'never', error);
      this.#counter.add('given-up');
      const again = mail.notice ? '' : `: mend the cause, then "npm run enquiries -- redeliver ${mail.id}"`;
      this.#log.error(about, `${this.#nameOf(mail)} not delivered and not tried again${again}`);
    } else {
      this.#counter.add('put-off');
      const wait = retryDelay(mail.attempts);
      await this.#outbox.returned(mail, Date.now() + wait, error);
      this.#log.warn({ ...about, seconds: Math.round(wait / 1000) }, `${this.#nameOf(mail)} not delivered yet; it is kept and tried again`);
    }
  }

  async #sleep(until = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#stopped || this.#news > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(POLL_INTERVAL, Math.max(20, until - Date.now())));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
