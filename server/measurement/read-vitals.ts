import { setImmediate as turn } from 'node:timers/promises';
import { type Device, devices, type Metric, metrics } from '../../shared/api/measurement.ts';
import { type Days, eachDay } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { addHistogram, addPacked, bucketsOf, emptyHistogram, type VitalHistogram } from '../storage/vital-histogram.ts';
import { bucketMiddle } from './vital-buckets.ts';

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

interface Group extends Pick<RouteVitals, 'route' | 'device'> {
  histogram: VitalHistogram;
}

/** Days that are read by one statement; a few milliseconds. */
const TOGETHER = 7;

/**
 * Web vitals from one day to another: of all, of each route, and of each route on each device, what was measured most first.
 * Read a week at a time, and others have their turn between: SQLite answers nobody else while it reads, PostgreSQL is asked over a line.
 */
export async function readVitals({ db }: Storage, range: Days): Promise<RouteVitals[]> {
  const groups = new Map<string, Group>();
  const groupOf = (route: string | undefined, device: Device | undefined): Group => {
    const key = `${route} ${device}`;
    const group = groups.get(key) ?? { route, device, histogram: emptyHistogram() };
    groups.set(key, group);
    return group;
  };
  const days = eachDay(range);
  for (let first = 0; first < days.length; first += TOGETHER) {
    const rows = await db
      .selectFrom('measure_vitals')
      .select(['route', 'device', 'histogram'])
      .where('day', 'in', days.slice(first, first + TOGETHER))
      .execute();
    for (const { route, device, histogram } of rows) addPacked(groupOf(route, device).histogram, histogram);
    await turn();
  }
  for (const { route, device, histogram } of [...groups.values()]) {
    addHistogram(groupOf(route, undefined).histogram, histogram);
    addHistogram(groupOf(undefined, device).histogram, histogram);
    addHistogram(groupOf(undefined, undefined).histogram, histogram);
  }
  return [...groups.values()]
    .map(({ route, device, histogram }) => ({ route, device, vitals: vitalsOf(histogram) }))
    .sort((one, other) => most(other) - most(one) || place(one).localeCompare(place(other), 'en'));
}

function vitalsOf(histogram: VitalHistogram): RouteVitals['vitals'] {
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const vital = quantile(metric, bucketsOf(histogram, metric));
      return vital ? [[metric, vital]] : [];
    }),
  );
}

/** The smallest value that three quarters of the samples do not exceed; undefined without samples. */
function quantile(metric: Metric, buckets: VitalHistogram): Vital | undefined {
  const samples = buckets.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of buckets.entries()) {
    below += count;
    if (count > 0 && below >= samples * 0.75) return { p75: bucketMiddle(metric, bucket), samples };
  }
  return undefined;
}

const most = ({ vitals }: RouteVitals) => Math.max(...Object.values(vitals).map(({ samples }) => samples));
/** Sums before their parts, then by name. */
const place = ({ route = '', device }: RouteVitals) => `${route} ${device ? devices.indexOf(device) + 1 : 0}`;
