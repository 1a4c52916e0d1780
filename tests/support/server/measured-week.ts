import { metrics, ratings } from '../../../shared/api/measurement.ts';
import { DAY } from '../../../shared/format/days.ts';
import { seededRandom } from '../seeded-random.ts';

/** A report with its time and visitor. */
export interface Report {
  at: number;
  visitor: string;
  kind: 'view' | 'event' | 'vitals';
  body: object;
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
 * @param pages paths of the site
 */
export function measuredWeek(first: number, pages: ReadonlySet<string>, seed = 7, count = 900) {
  const random = seededRandom(seed);
  const counts = () => new Map<string, number>();
  /** Views by day, path and referring host; events by name; ratings of LCP. */
  const totals = { views: counts(), paths: counts(), referrers: counts(), events: counts(), lcp: counts() };
  const addresses = [...pages, '/no-such-page'];
  const reports = Array.from({ length: count }, (): Report => {
    const at = first + random.between(0, 7 * DAY - 1);
    const visitor = `10.0.${random.between(0, 9)}.${random.between(1, 250)}`;
    const path = random.oneOf(addresses);
    const chance = random();
    if (chance < 0.6) {
      const referrer = random.oneOf(referrers);
      const host = referrer.replace('www.', '');
      bump(totals.views, new Date(at).toISOString().slice(0, 10));
      bump(totals.paths, pages.has(path) ? path : '');
      if (host && host !== 'tarazu.example') bump(totals.referrers, host);
      return { at, visitor, kind: 'view', body: { route: path, path, referrer } };
    }
    if (chance < 0.75) {
      const [category, action, label] = random.oneOf(events);
      bump(totals.events, `${category} ${action} ${label}`.trim());
      return { at, visitor, kind: 'event', body: { category, action, label } };
    }
    const vitals = metrics.map((name) => ({ name, rating: random.oneOf(ratings) }));
    bump(totals.lcp, vitals.find(({ name }) => name === 'LCP')?.rating ?? '');
    return { at, visitor, kind: 'vitals', body: { vitals } };
  });
  return { reports: reports.sort((one, other) => one.at - other.at), totals };
}
