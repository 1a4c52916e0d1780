import type { FastifyBaseLogger } from 'fastify';
import type { Device, Metric } from '../../shared/api/measurement.ts';
import { dayOf } from '../../shared/format/days.ts';
import { hourOf } from '../../shared/format/zoned-time.ts';
import type { Storage } from '../storage/open-storage.ts';
import { RowCounter } from '../storage/row-counter.ts';
import { bucketOf } from './vital-buckets.ts';
import { type Batch, type CountedRows, writeBatch } from './write-batch.ts';

/** Interval of writing, in milliseconds. A crash loses the counts since the last write. */
const flushAfter = 1_000;
/** Interval after a failed write, in milliseconds. */
const retryAfter = 10_000;
const HOUR = 3_600_000;

/** Limits of distinct waiting rows, so that nobody fills memory or disk. */
const measurementBounds = { waiting: 50_000, referrersWaiting: 1_000 } as const;

/** A page view as stored. */
export interface PageView {
  path: string;
  route: string;
  /** Referring host; empty if there is none. */
  referrer: string;
  device: Device;
}

/**
 * Counts reports of browsers and writes the counts once a second. A killed process loses about the last second;
 * a process that is asked to end writes everything first.
 */
export class MeasurementStore {
  readonly #db: Storage['db'];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #now: () => number;
  readonly #timeZone: string;
  readonly #rows: { [Name in keyof CountedRows]: RowCounter<CountedRows[Name]> } = {
    views: new RowCounter(measurementBounds.waiting),
    referrers: new RowCounter(measurementBounds.referrersWaiting),
    events: new RowCounter(measurementBounds.waiting),
    vitals: new RowCounter(measurementBounds.waiting),
    hours: new RowCounter(measurementBounds.waiting),
  };
  /** Current hour and day in the agency's time zone. */
  #hour = { at: Number.NaN, day: '' };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param timeZone time zone of hours and days */
  constructor({ db }: Storage, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now, timeZone = 'UTC') {
    this.#db = db;
    this.#log = log;
    this.#now = now;
    this.#timeZone = timeZone;
  }

  /** Counts a view. Like the other count methods, it never waits or throws. */
  view({ path, route, referrer, device }: PageView): void {
    const { at, day } = this.#clock();
    this.#rows.views.add({ day, path, device, route });
    this.#rows.hours.add({ at });
    if (referrer && !this.#rows.referrers.add({ day, host: referrer })) this.#rows.referrers.add({ day, host: 'other' });
    this.#flushSoon();
  }

  event(category: string, action: string, label: string): void {
    this.#rows.events.add({ day: this.#clock().day, category, action, label });
    this.#flushSoon();
  }

  /** Counts a web vital, from 0 to `largestValue(metric)`. */
  vital(route: string, device: Device, metric: Metric, value: number): void {
    this.#rows.vitals.add({ day: this.#clock().day, route, device, metric, bucket: bucketOf(metric, value) });
    this.#flushSoon();
  }

  /** Writes all waiting counts in one transaction. After a failure, the counts stay in memory and are written later. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Caches the current hour, because time zone conversion is slow. */
  #clock(): { at: number; day: string } {
    const now = this.#now();
    if (!(now >= this.#hour.at && now < this.#hour.at + HOUR))
      this.#hour = { at: hourOf(now, this.#timeZone), day: dayOf(now, this.#timeZone) };
    return this.#hour;
  }

  #flushSoon(wait: number = flushAfter): void {
    this.#timer ??= setTimeout(() => void this.flush(), wait).unref();
  }

  async #write(): Promise<void> {
    const names = Object.keys(this.#rows) as (keyof CountedRows)[];
    const batch = Object.fromEntries(names.map((name) => [name, this.#rows[name].take()])) as unknown as Batch;
    if (names.every((name) => batch[name].length === 0)) return;
    try {
      await writeBatch(this.#db, batch);
    } catch (err) {
      this.#log.warn({ err }, 'page views and web vitals could not be stored; their counts are kept; retrying');
      for (const name of names) for (const { row, count } of batch[name]) (this.#rows[name] as RowCounter<typeof row>).add(row, count);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#flushSoon(retryAfter);
    }
  }
}
