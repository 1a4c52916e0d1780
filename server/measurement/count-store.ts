import type { FastifyBaseLogger } from 'fastify';
import type { Metric, Rating } from '../../shared/api/measurement.ts';
import { type Days, dayOf, eachDay } from '../../shared/format/days.ts';
import { RowCounter } from '../storage/group-commit.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** Interval of writing, in milliseconds. A crash loses the counts since the last write. */
const FLUSH_AFTER = 1_000;
/** Interval after a failed write, in milliseconds. */
const RETRY_AFTER = 10_000;
/** Limit of distinct waiting rows. Pages and events are known, so only an outage of several days reaches it. */
const MOST_WAITING = 50_000;
/** Limit of distinct referring hosts per process and day, so that nobody fills the disk. Further hosts become `other`. */
export const hostsPerDay = 200;
/** Rows per statement, because both engines limit bound values, SQLite to 32,766. */
const ROWS = 1_000;

/**
 * Counts reports of browsers by day and writes the counts once a second. A killed process loses about the last second;
 * a process that is asked to end writes everything first.
 */
export class CountStore {
  readonly #db: Storage['db'];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #now: () => number;
  readonly #timeZone: string;
  readonly #waiting = new RowCounter<Omit<Schema['measure_counts'], 'times'>>(MOST_WAITING);
  #hosts = { day: '', names: new Set<string>() };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param timeZone time zone of days */
  constructor({ db }: Storage, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now, timeZone = 'UTC') {
    this.#db = db;
    this.#log = log;
    this.#now = now;
    this.#timeZone = timeZone;
  }

  /**
   * Counts a page view. Like the other count methods, it never waits or throws.
   * @param path empty for unknown paths
   * @param host referring host; empty if there is none
   */
  view(path: string, host: string): void {
    this.#count('view', path);
    if (host) this.#count('referrer', this.#boundedHost(host));
  }

  event(category: string, action: string, label: string): void {
    this.#count('event', `${category} ${action} ${label}`.trimEnd());
  }

  vital(metric: Metric, rating: Rating): void {
    this.#count('vital', `${metric} ${rating}`);
  }

  /** Writes all waiting counts in one transaction. After a failure, the counts stay in memory and are written later. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  get #day(): string {
    return dayOf(this.#now(), this.#timeZone);
  }

  #count(kind: Schema['measure_counts']['kind'], name: string): void {
    this.#waiting.add({ day: this.#day, kind, name });
    this.#flushSoon(FLUSH_AFTER);
  }

  #boundedHost(host: string): string {
    if (this.#hosts.day !== this.#day) this.#hosts = { day: this.#day, names: new Set() };
    const { names } = this.#hosts;
    if (names.size < hostsPerDay) names.add(host);
    return names.has(host) ? host : 'other';
  }

  #flushSoon(wait: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), wait).unref();
  }

  async #write(): Promise<void> {
    const counted = this.#waiting.take();
    if (counted.length === 0) return;
    try {
      await this.#db.transaction().execute(async (write) => {
        for (let from = 0; from < counted.length; from += ROWS)
          await write
            .insertInto('measure_counts')
            .values(counted.slice(from, from + ROWS).map(({ row, count }) => ({ ...row, times: count })))
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'kind', 'name'])
                .doUpdateSet((set) => ({ times: set('measure_counts.times', '+', set.ref('excluded.times')) })),
            )
            .execute();
      });
    } catch (err) {
      this.#log.warn({ err }, 'page views and web vitals could not be stored; their counts are kept; retrying');
      for (const { row, count } of counted) this.#waiting.add(row, count);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#flushSoon(RETRY_AFTER);
    }
  }
}

export interface NamedCount {
  name: string;
  count: number;
}

/** Page views, which cannot be attributed to people, and what was counted beside them. Lists except `days` are sorted by count. */
export interface Visits {
  views: number;
  /** All days of the range, also those without views. */
  days: NamedCount[];
  /** Views by path; empty for unknown paths. */
  pages: NamedCount[];
  /** Views by referring host; `other` for hosts beyond the limit. */
  referrers: NamedCount[];
  /** Events by category, action and label, such as `document downloaded six-shops.pdf`. */
  events: NamedCount[];
  /** Views whose main content appeared fast (LCP rated good), and all views whose LCP was rated. */
  fast: number;
  rated: number;
}

/** Reads the counts of a range of days. */
export async function readVisits({ db }: Storage, range: Days): Promise<Visits> {
  const counts = db
    .selectFrom('measure_counts')
    .select(({ fn }) => fn.sum<number>('times').as('count'))
    .where((row) => row.between('day', range.from, range.to));
  const viewsByDay = await counts.select('day').where('kind', '=', 'view').groupBy('day').execute();
  const rows = await counts.select(['kind', 'name']).groupBy(['kind', 'name']).execute();
  // PostgreSQL returns sums as bigint. Equal counts are sorted by name, which collations would order differently.
  const named = (kind: Schema['measure_counts']['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, count }) => ({ name, count: Number(count) }))
      .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  const viewsOf = new Map(viewsByDay.map(({ day, count }) => [day, Number(count)]));
  const days = eachDay(range).map((day) => ({ name: day, count: viewsOf.get(day) ?? 0 }));
  const vitals = named('vital');
  return {
    views: sumOf(days),
    days,
    pages: named('view'),
    referrers: named('referrer'),
    events: named('event'),
    fast: sumOf(vitals, 'LCP good'),
    rated: sumOf(vitals, 'LCP '),
  };
}

/** Sums the counts whose names begin so. */
export const sumOf = (counts: readonly NamedCount[], begin = ''): number =>
  counts.reduce((sum, { name, count }) => (name.startsWith(begin) ? sum + count : sum), 0);
