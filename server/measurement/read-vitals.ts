import { setImmediate as turn } from 'node:timers/promises';
import { type Device, devices, type Metric, metrics } from '../../shared/api/measurement.ts';
import { type Days, eachDay } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { addHistogram, addPacked, bucketsOf, emptyHistogram, type VitalHistogram } from '../storage/vital-histogram.ts';
import { bucketMiddle } from './vital-buckets.ts';

/** 75th percentile of a web vital (within 4%) in milliseconds, except for CLS, and its sample count. */
export interface Vital {
  p75: number;
  samples: number;
}

export interface RouteVitals {
  /** Route pattern; undefined for all routes together. */
  route: string | undefined;
  /** Kind of device; undefined for all devices together. */
  device: Device | undefined;
  /** Metrics with samples. */
  vitals: Partial<Record<Metric, Vital>>;
}

interface Group extends Pick<RouteVitals, 'route' | 'device'> {
  histogram: VitalHistogram;
}

/** Days read per statement, so that a statement takes only a few milliseconds. */
const DAYS_PER_STATEMENT = 7;

/**
 * Reads web vitals of a range of days: overall, by route, and by route and device, most samples first.
 * Each statement reads a week, because SQLite blocks the process during a query.
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
  for (let first = 0; first < days.length; first += DAYS_PER_STATEMENT) {
    const rows = await db
      .selectFrom('measure_vitals')
      .select(['route', 'device', 'histogram'])
      .where('day', 'in', days.slice(first, first + DAYS_PER_STATEMENT))
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
    .sort((one, other) => mostSamples(other) - mostSamples(one) || sortKey(one).localeCompare(sortKey(other), 'en'));
}

function vitalsOf(histogram: VitalHistogram): RouteVitals['vitals'] {
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const vital = percentile75(metric, bucketsOf(histogram, metric));
      return vital ? [[metric, vital]] : [];
    }),
  );
}

/** Returns the 75th percentile of a histogram; undefined without samples. */
function percentile75(metric: Metric, buckets: VitalHistogram): Vital | undefined {
  const samples = buckets.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of buckets.entries()) {
    below += count;
    if (count > 0 && below >= samples * 0.75) return { p75: bucketMiddle(metric, bucket), samples };
  }
  return undefined;
}

const mostSamples = ({ vitals }: RouteVitals) => Math.max(...Object.values(vitals).map(({ samples }) => samples));
/** Sort order: totals before their parts, then by name. */
const sortKey = ({ route = '', device }: RouteVitals) => `${route} ${device ? devices.indexOf(device) + 1 : 0}`;
