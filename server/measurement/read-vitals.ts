import { setImmediate as turn } from 'node:timers/promises';
import { type Device, devices, type Metric, metrics } from '../../wire/measurement.ts';
import type { Storage } from '../storage/open-storage.ts';
import { type Days, eachDay } from './days.ts';
import { middleOf } from './vital-buckets.ts';

/** One vital of one route: three of four visits were at least this good (within 4%), of so many. Milliseconds but for CLS. */
export interface Vital {
  p75: number;
  samples: number;
}

export interface RouteVitals {
  /** Undefined: all routes together. */
  route: string | undefined;
  /** Undefined: all devices together. */
  device: Device | undefined;
  /** Those that were measured. */
  vitals: Partial<Record<Metric, Vital>>;
}

type Histogram = Map<number, number>;

/**
 * Web vitals from one day to another: of all, of each route, and of each route on each device, what was measured most first.
 * Days are read one by one, and others have their turn between: SQLite answers nobody else while it reads.
 */
export async function readVitals({ db }: Storage, range: Days): Promise<RouteVitals[]> {
  const groups = new Map<string, { route: string | undefined; device: Device | undefined; histograms: Map<Metric, Histogram> }>();
  const add = (route: string | undefined, device: Device | undefined, metric: Metric, bucket: number, samples: number) => {
    const key = `${route} ${device}`;
    const group = groups.get(key) ?? { route, device, histograms: new Map() };
    groups.set(key, group);
    const histogram = group.histograms.get(metric) ?? new Map();
    group.histograms.set(metric, histogram);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + samples);
  };
  for (const day of eachDay(range)) {
    const rows = await db
      .selectFrom('measure_vitals')
      .select(['route', 'device', 'metric', 'bucket', 'samples'])
      .where('day', '=', day)
      .execute();
    for (const { route, device, metric, bucket, samples } of rows) {
      add(route, device, metric, bucket, samples);
      add(route, undefined, metric, bucket, samples);
      add(undefined, device, metric, bucket, samples);
      add(undefined, undefined, metric, bucket, samples);
    }
    await turn();
  }
  return [...groups.values()]
    .map(({ route, device, histograms }) => ({ route, device, vitals: vitalsOf(histograms) }))
    .sort((one, other) => most(other) - most(one) || place(one).localeCompare(place(other), 'en'));
}

function vitalsOf(histograms: ReadonlyMap<Metric, Histogram>): RouteVitals['vitals'] {
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const histogram = histograms.get(metric);
      return histogram ? [[metric, quantile(metric, histogram)]] : [];
    }),
  );
}

/** The smallest value that three quarters of the samples do not exceed. */
function quantile(metric: Metric, histogram: Histogram): Vital {
  const ordered = [...histogram].sort(([one], [other]) => one - other);
  const samples = ordered.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of ordered) {
    below += count;
    if (below >= samples * 0.75) return { p75: middleOf(metric, bucket), samples };
  }
  return { p75: 0, samples };
}

const most = ({ vitals }: RouteVitals) => Math.max(...Object.values(vitals).map(({ samples }) => samples));
/** Sums before their parts, then by name. */
const place = ({ route = '', device }: RouteVitals) => `${route} ${device ? devices.indexOf(device) + 1 : 0}`;
