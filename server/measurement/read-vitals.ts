import { setImmediate as turn } from 'node:timers/promises';
import { type Device, devices, type Metric, metrics } from '../../shared/api/measurement.ts';
import { type Days, eachDay } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { addHistogram, addPacked, bucketsOf, emptyHistogram, type VitalHistogram } from '../storage/vital-histogram.ts';
import { bucketMiddle } from './vital-buckets.ts';

/** 75th percentile of a web vital (within 4%), with its sample count. In milliseconds, except CLS. */
export interface Vital {
  p75: number;
  samples: number;
}

export interface RouteVitals {
  /** Undefined for all routes together. */
  route: string | undefined;
  /** Undefined for all devices together. */
  device: Device | undefined;
  /** Metrics with samples. */
  vitals: Partial<Record<Metric, Vital>>;
}

interface Group extends Pick<RouteVitals, 'route' | 'device'> {
  histogram: VitalHistogram;
}

/** Days read per statement, which takes a few milliseconds. */
const TOGETHER = 7;

/**
 * Reads web vitals of a range of days: overall, by route, and by route and device, most samples first.
 * Reads a week at a time, because SQLite blocks the process during a query.
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

/** 75th percentile of a histogram; undefined without samples. */
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
/** Sort order: totals before their parts, then by name. */
const place = ({ route = '', device }: RouteVitals) => `${route} ${device ? devices.indexOf(device) + 1 : 0}`;
