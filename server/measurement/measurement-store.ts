import type { FastifyBaseLogger } from 'fastify';
import { dayOf } from '../../format/days.ts';
import type { Device, Metric } from '../../wire/measurement.ts';
import type { Storage } from '../storage/open-storage.ts';
import { RowCounter } from './row-counter.ts';
import { bucketOf } from './vital-buckets.ts';
import { type Batch, writeBatch } from './write-batch.ts';

/** How long what has come waits in memory, in milliseconds: one write for all of it, and what a crash can lose. */
const flushAfter = 1_000;
/** The same after a write that failed. */
const retryAfter = 10_000;
const MINUTE = 60_000;

/** Room, so that nobody fills memory or disk: different rows that wait, and single views that one process keeps in a day. */
export const measurementBounds = { waiting: 50_000, referrersWaiting: 1_000, recentWaiting: 5_000, recentPerDay: 200_000 } as const;

/** One view of a page as it is kept. */
export interface View {
  path: string;
  route: string;
  /** Host of another site; empty for none. */
  referrer: string;
  device: Device;
}

/**
 * Counts what browsers report, and writes the counts once a second. If the process is killed, what came in about the last second is lost;
 * a process that is asked to end writes everything first.
 */
export class MeasurementStore {
  readonly #db: Storage['db'];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #now: () => number;
  readonly #views = new RowCounter<Batch['views'][number]['row']>(measurementBounds.waiting);
  readonly #referrers = new RowCounter<Batch['referrers'][number]['row']>(measurementBounds.referrersWaiting);
  readonly #events = new RowCounter<Batch['events'][number]['row']>(measurementBounds.waiting);
  readonly #vitals = new RowCounter<Batch['vitals'][number]['row']>(measurementBounds.waiting);
  #recent: Batch['recent'] = [];
  #recentToday = { day: '', count: 0 };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor({ db }: Storage, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now) {
    this.#db = db;
    this.#log = log;
    this.#now = now;
  }

  /** Counts a view; like all that follows it never waits and never throws. */
  view({ path, route, referrer, device }: View): void {
    const now = this.#now();
    const day = dayOf(now);
    this.#views.add({ day, path, device, route });
    if (referrer && !this.#referrers.add({ day, host: referrer })) this.#referrers.add({ day, host: 'other' });
    if (this.#recentToday.day !== day) this.#recentToday = { day, count: 0 };
    const hasRoom = this.#recent.length < measurementBounds.recentWaiting && this.#recentToday.count < measurementBounds.recentPerDay;
    if (hasRoom) {
      this.#recentToday.count += 1;
      this.#recent.push({ at: now - (now % MINUTE), path, route, referrer, device });
    }
    this.#soon();
  }

  event(category: string, action: string, label: string): void {
    this.#events.add({ day: dayOf(this.#now()), category, action, label });
    this.#soon();
  }

  /** @param value from 0 to `mostOf(metric)` */
  vital(route: string, device: Device, metric: Metric, value: number): void {
    this.#vitals.add({ day: dayOf(this.#now()), route, device, metric, bucket: bucketOf(metric, value) });
    this.#soon();
  }

  /** Writes what waits, in one transaction. What cannot be written is counted on and tried again; only single views are dropped. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #soon(wait: number = flushAfter): void {
    this.#timer ??= setTimeout(() => void this.flush(), wait).unref();
  }

  async #write(): Promise<void> {
    const batch: Batch = {
      views: this.#views.take(),
      referrers: this.#referrers.take(),
      events: this.#events.take(),
      vitals: this.#vitals.take(),
      recent: this.#recent.splice(0),
    };
    if (batch.views.length + batch.events.length + batch.vitals.length === 0) return;
    try {
      await writeBatch(this.#db, batch);
    } catch (err) {
      this.#log.warn({ err }, 'page views and web vitals cannot be written now; their counts are kept and tried again');
      for (const { row, count } of batch.views) this.#views.add(row, count);
      for (const { row, count } of batch.referrers) this.#referrers.add(row, count);
      for (const { row, count } of batch.events) this.#events.add(row, count);
      for (const { row, count } of batch.vitals) this.#vitals.add(row, count);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#soon(retryAfter);
    }
  }
}
