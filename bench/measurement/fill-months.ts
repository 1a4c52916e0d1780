import { loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { DAY } from '../../format/days.ts';
import { bucketOf } from '../../server/measurement/vital-buckets.ts';
import { writeBatch } from '../../server/measurement/write-batch.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import { seededRandom } from '../../tools/seeded-random.ts';
import { devices, metrics } from '../../wire/measurement.ts';

export interface Filling {
  views: number;
  /** How many days they are spread over, to today. */
  days: number;
  /** How many of the last days get web vitals; they are most of the work. */
  vitalDays: number;
}

/** Fills the tables as so many views would: every page on every device on every day, and the web vitals of the last days. */
export async function fillMonths({ db }: Storage, { views, days, vitalDays }: Filling, now = Date.now()): Promise<void> {
  const random = seededRandom(11);
  const pages = routes(loadContent());
  const each = Math.max(1, Math.round(views / (days * pages.length * devices.length)));
  for (let back = days - 1; back >= 0; back--) {
    const day = new Date(now - back * DAY).toISOString().slice(0, 10);
    const ofDay = pages.flatMap(({ path, pattern }) =>
      devices.map((device) => ({ row: { day, path, route: pattern, device }, count: each })),
    );
    const vitals = new Map<
      string,
      {
        row: { day: string; route: string; device: (typeof devices)[number]; metric: (typeof metrics)[number]; bucket: number };
        count: number;
      }
    >();
    for (const { row, count } of back < vitalDays ? ofDay : []) {
      for (const metric of metrics) {
        for (let sample = 0; sample < count; sample++) {
          // Spread over a decade, as visitors' lines and machines are.
          const bucket = bucketOf(metric, metric === 'CLS' ? random() ** 4 : 200 * 10 ** random());
          const key = `${row.route} ${row.device} ${metric} ${bucket}`;
          const known = vitals.get(key);
          if (known) known.count += 1;
          else vitals.set(key, { row: { day, route: row.route, device: row.device, metric, bucket }, count: 1 });
        }
      }
    }
    await writeBatch(db, { views: ofDay, referrers: [], events: [], vitals: [...vitals.values()], hours: [] });
  }
}
