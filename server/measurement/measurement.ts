import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import {
  knownEvent,
  measurementPaths,
  metrics,
  ratings,
  type SentEvent,
  type SentView,
  type SentVitals,
} from '../../shared/api/measurement.ts';
import { DAY, dayOf } from '../../shared/format/days.ts';
import { counters } from '../counters/counters.ts';
import { repeat } from '../http/repeat.ts';
import { reportRoute } from '../http/report-route.ts';
import type { Settings } from '../settings/settings.ts';
import { perBuild, type Site } from '../site/load-site.ts';
import type { Storage } from '../storage/open-storage.ts';
import { CountStore } from './count-store.ts';

/** Retention in days: 25 months, to compare a month with the one two years earlier. */
export const retentionDays = 761;
/** Interval between deletions of old rows, in milliseconds. */
const TRIM_INTERVAL = 3_600_000;
const documentPath = /^\/documents\/([^/]+\.pdf)$/;

/** Sets up measurement without identity: page views, events and web vitals, stored as counts per day. */
export async function measurement(
  app: FastifyInstance,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const store = new CountStore(storage, app.log, Date.now, content.agency.timeZone);
  const pages = perBuild({ site }, () => new Set(routes(content).map(({ path }) => path)));
  const names = perBuild({ site }, () => ({
    document: new Set([...site.files.keys()].flatMap((path) => documentPath.exec(path)?.[1] ?? [])),
    instrument: new Set(['scale', ...content.services.flatMap(({ instrument }) => instrument ?? [])]),
  }));
  collectRoutes(app, { store, siteUrl, pages, names });

  const trim = () =>
    trimCounts(storage).catch((error: Error) =>
      app.log.warn({ error: error.message }, 'old measurement rows could not be deleted; retrying'),
    );
  app.addHook('onClose', () => store.flush());
  await repeat(app, TRIM_INTERVAL, trim)();
}

/** Deletes counts that are older than the privacy page promises. */
export async function trimCounts({ db }: Storage, now: number = Date.now()): Promise<void> {
  await db
    .deleteFrom('measure_counts')
    .where('day', '<', dayOf(now - retentionDays * DAY))
    .execute();
}

/** Reports of a kind per visitor and minute. */
export const reportsPerMinute = 120;
/** Body limit, in bytes. */
const BODY_LIMIT = 2_048;

const word = z.string().max(64);
const address = z.string().min(1).max(512).startsWith('/');
/** Schemas of the bodies. Unknown fields are refused. */
const view: z.ZodType<SentView> = z.strictObject({ route: address, path: address, referrer: z.string().max(256) });
const event: z.ZodType<SentEvent> = z.strictObject({ category: word, action: word, label: word });
const vitals: z.ZodType<SentVitals> = z.strictObject({
  vitals: z
    .array(z.strictObject({ name: z.enum(metrics), rating: z.enum(ratings) }))
    .min(1)
    .max(metrics.length)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'names a vital twice'),
});

interface CollectRoutesOptions {
  store: CountStore;
  siteUrl: string;
  /** Paths of the site's pages. Other paths are not stored. */
  pages: () => ReadonlySet<string>;
  names: () => KnownNames;
}

/** File names of the site's documents, and names of its instruments. */
type KnownNames = Readonly<Record<'document' | 'instrument', ReadonlySet<string>>>;

/**
 * Registers POST /_vercel/insights/view, /event and /_vercel/speed-insights/vitals, for reports of the site's scripts. Only counts
 * are stored; the visitor's address is used for the rate limit in memory.
 */
export function collectRoutes(app: FastifyInstance, { store, siteUrl, pages, names }: CollectRoutesOptions): void {
  const route = <Report>(path: string, report: z.ZodType<Report>, count: (report: Report) => boolean) =>
    reportRoute(app, path, {
      report,
      bodyLimit: BODY_LIMIT,
      siteUrl,
      perMinute: reportsPerMinute,
      isIgnored(headers) {
        const isIgnored = isBotOrOptedOut(headers);
        if (isIgnored) counters.reports.add('left-out');
        return isIgnored;
      },
      onReport: (sent) => counters.reports.add(count(sent) ? 'counted' : 'left-out'),
    });
  const ownHost = bareHost(new URL(siteUrl).hostname);
  route(measurementPaths.view, view, ({ path, referrer }) => {
    const host = referringHost(referrer);
    store.view(pages().has(path) ? path : '', host === ownHost ? '' : host);
    return true;
  });
  route(measurementPaths.event, event, (sent) => {
    const label = knownLabel(sent, names());
    if (label !== undefined) store.event(sent.category, sent.action, label);
    return label !== undefined;
  });
  route(measurementPaths.vitals, vitals, (sent) => {
    for (const { name, rating } of sent.vitals) store.vital(name, rating);
    return true;
  });
}

/** User agents of headless browsers that `isbot` does not know. */
const headless = /headless|phantomjs|puppeteer|playwright/i;
/** Characters of a header that are compared with names of bots. Browsers send about 120. */
const LONGEST_READ = 512;

/**
 * Returns whether a report is from a bot, a headless browser, or a visitor who opted out
 * (https://www.w3.org/TR/gpc/, https://www.w3.org/TR/tracking-dnt/). The site's script already honours the opt-out; other senders may not.
 */
function isBotOrOptedOut(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent']?.slice(0, LONGEST_READ);
  const brands = String(headers['sec-ch-ua'] ?? '').slice(0, LONGEST_READ);
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || !agent || isbot(agent) || headless.test(agent) || headless.test(brands);
}

/** Matches public DNS names. Other hosts are not stored, and neither are IP addresses, which may be those of private machines. */
const publicName = /^(?=.{4,120}$)(?![\d.]+$)([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Returns the host of a referrer, which is a host or a URL, without www.; empty if it is no public name. */
function referringHost(referrer: string): string {
  const host = bareHost(URL.parse(referrer.includes('//') ? referrer : `https://${referrer}`)?.hostname ?? '');
  return publicName.test(host) ? host : '';
}

/**
 * Returns the label under which an event is counted. An unknown label counts as none, so that no visitor's text is stored.
 * @returns undefined for an unknown event
 */
export function knownLabel(
  { category, action, label }: { category: string; action: string; label: string },
  names: KnownNames,
): string | undefined {
  const { label: allowed } = knownEvent(`${category} ${action}`) ?? {};
  if (allowed === undefined) return undefined;
  const isStatus = allowed === 'status' && /^(0|[1-5]\d\d)$/.test(label);
  const isName = (allowed === 'document' || allowed === 'instrument') && names[allowed].has(label);
  return isStatus || isName || (typeof allowed === 'object' && allowed.some((known) => known === label)) ? label : '';
}
