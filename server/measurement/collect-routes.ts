import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { measurementPaths, metrics, ratings, type SentEvent, type SentView, type SentVitals } from '../../shared/api/measurement.ts';
import { counters } from '../counters/counters.ts';
import { reportRoute } from '../http/report-route.ts';
import type { CountStore } from './count-store.ts';
import { knownLabel } from './known-events.ts';

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

export interface CollectRoutesOptions {
  store: CountStore;
  siteUrl: string;
  /** Paths of the site's pages. Other paths are not stored. */
  pages: () => ReadonlySet<string>;
  /** File names of the site's documents. */
  documents: () => ReadonlySet<string>;
}

/**
 * Registers POST /_vercel/insights/view, /event and /_vercel/speed-insights/vitals, for reports of the site's scripts. Only counts
 * are stored; the visitor's address is used for the rate limit in memory.
 */
export function collectRoutes(app: FastifyInstance, { store, siteUrl, pages, documents }: CollectRoutesOptions): void {
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
    const label = knownLabel(sent, documents());
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
