import { type Device, devices, type Metric, metrics } from '../../../shared/api/measurement.ts';
import { DAY } from '../../../shared/format/days.ts';
import { seededRandom } from '../seeded-random.ts';

/** A report with its time and visitor. */
export interface Report {
  at: number;
  visitor: string;
  kind: 'view' | 'event' | 'vitals';
  body: object;
}

/** Totals of a week's reports. */
export interface WeekTotals {
  views: Map<string, number>;
  routes: Map<string, number>;
  paths: Map<string, number>;
  devices: Map<string, number>;
  referrers: Map<string, number>;
  events: Map<string, number>;
  /** Values by route, device and metric. */
  vitals: Map<string, number[]>;
}

const referrers = ['', '', '', 'search.example', 'news.example', 'www.search.example', 'tarazu.example'];
const events = [
  ['enquiry', 'started', ''],
  ['enquiry', 'sent', ''],
  ['enquiry', 'failed', '500'],
  ['assistant', 'opened', ''],
  ['document', 'downloaded', 'six-shops.pdf'],
] as const;

const bump = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/**
 * Generates seven days of seeded random reports, with their totals.
 * @param first midnight of the first day, UTC, in milliseconds
 * @param pages paths of the site with their routes
 */
export function measuredWeek(
  first: number,
  pages: ReadonlyMap<string, string>,
  seed = 7,
  count = 900,
): { reports: Report[]; totals: WeekTotals } {
  const random = seededRandom(seed);
  const totals: WeekTotals = {
    views: new Map(),
    routes: new Map(),
    paths: new Map(),
    devices: new Map(),
    referrers: new Map(),
    events: new Map(),
    vitals: new Map(),
  };
  const addresses = [...pages.keys(), '/no-such-page'];
  const reports = Array.from({ length: count }, (): Report => {
    const at = first + random.between(0, 7 * DAY - 1);
    const visitor = `10.0.${random.between(0, 9)}.${random.between(1, 250)}`;
    const path = random.oneOf(addresses);
    const route = pages.get(path) ?? '/404';
    const device: Device = random.oneOf(devices);
    const chance = random();
    if (chance < 0.6) {
      const referrer = random.oneOf(referrers);
      const host = referrer.replace('www.', '');
      bump(totals.views, new Date(at).toISOString().slice(0, 10));
      bump(totals.routes, route);
      bump(totals.paths, pages.has(path) ? path : '');
      bump(totals.devices, device);
      if (host && host !== 'tarazu.example') bump(totals.referrers, host);
      return { at, visitor, kind: 'view', body: { route, path, referrer, device } };
    }
    if (chance < 0.75) {
      const [category, action, label] = random.oneOf(events);
      bump(totals.events, `${category} ${action} ${label}`);
      return { at, visitor, kind: 'event', body: { category, action, label } };
    }
    const vitals = metrics.map((name) => ({ name, value: vitalOf(name, random()) }));
    for (const { name, value } of vitals) {
      const key = `${route} ${device} ${name}`;
      totals.vitals.set(key, [...(totals.vitals.get(key) ?? []), value]);
    }
    return { at, visitor, kind: 'vitals', body: { route, path, device, vitals } };
  });
  return { reports: reports.sort((one, other) => one.at - other.at), totals };
}

function vitalOf(name: Metric, chance: number): number {
  return name === 'CLS' ? chance ** 4 : 50 + chance ** 2 * 5_000;
}
