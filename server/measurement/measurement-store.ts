import type { FastifyBaseLogger } from 'fastify';
import type { Device, Metric } from '../../shared/api/measurement.ts';
import { dayOf } from '../../shared/format/days.ts';
import { hourOf } from '../../shared/format/zoned-time.ts';
import type { Storage } from '../storage/open-storage.ts';
import { RowCounter } from '../storage/row-counter.ts';
import { bucketOf } from './vital-buckets.ts';
import { type Batch, type CountedRows, writeBatch } from './write-batch.ts';

/** How long what has come waits in memory, in milliseconds: one write for all of it, and what a crash can lose. */
const flushAfter = 1_000;
/** The same after a write that failed. */
const retryAfter = 10_000;
const HOUR = 3_600_000;

/** Room, so that nobody fills memory or disk: different rows that wait. */
const measurementBounds = { waiting: 50_000, referrersWaiting: 1_000 } as const;

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
  readonly #timeZone: string;
  readonly #rows: { [Name in keyof CountedRows]: RowCounter<CountedRows[Name]> } = {
    views: new RowCounter(measurementBounds.waiting),
    referrers: new RowCounter(measurementBounds.referrersWaiting),
    events: new RowCounter(measurementBounds.waiting),
    vitals: new RowCounter(measurementBounds.waiting),
    hours: new RowCounter(measurementBounds.waiting),
  };
  /** The hour that is under way by the agency's clocks, and its day. */
  #hour = { at: Number.NaN, day: '' };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param timeZone by whose clocks hours and days begin */
  constructor({ db }: Storage, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now, timeZone = 'UTC') {
    this.#db = db;
    this.#log = log;
    this.#now = now;
    this.#timeZone = timeZone;
  }

  /** Counts a view; like all that follows it never waits and never throws. */
  view({ path, route, referrer, device }: View): void {
    const { at, day } = this.#clock();
    this.#rows.views.add({ day, path, device, route });
    this.#rows.hours.add({ at });
    if (referrer && !this.#rows.referrers.add({ day, host: referrer })) this.#rows.referrers.add({ day, host: 'other' });
    this.#soon();
  }

  event(category: string, action: string, label: string): void {
    this.#rows.events.add({ day: this.#clock().day, category, action, label });
    this.#soon();
  }

  /** @param value from 0 to `mostOf(metric)` */
  vital(route: string, device: Device, metric: Metric, value: number): void {
    this.#rows.vitals.add({ day: this.#clock().day, route, device, metric, bucket: bucketOf(metric, value) });
    this.#soon();
  }

  /** Writes what waits, in one transaction. What cannot be written is counted on and tried again. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Clocks of other zones are slow to ask: once an hour will do. */
  #clock(): { at: number; day: string } {
    const now = this.#now();
    if (!(now >= this.#hour.at && now < this.#hour.at + HOUR))
      this.#hour = { at: hourOf(now, this.#timeZone), day: dayOf(now, this.#timeZone) };
    return this.#hour;
  }

  #soon(wait: number = flushAfter): void {
    this.#timer ??= setTimeout(() => void this.flush(), wait).unref();
  }

  async #write(): Promise<void> {
    const names = Object.keys(this.#rows) as (keyof CountedRows)[];
    const batch = Object.fromEntries(names.map((name) => [name, this.#rows[name].take()])) as unknown as Batch;
    if (names.every((name) => batch[name].length === 0)) return;
    try {
      await writeBatch(this.#db, batch);
    } catch (err) {
      this.#log.warn({ err }, 'page views and web vitals cannot be written now; their counts are kept and tried again');
      for (const name of names) for (const { row, count } of batch[name]) (this.#rows[name] as RowCounter<typeof row>).add(row, count);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#soon(retryAfter);
    }
  }
}
