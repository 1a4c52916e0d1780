import lighthouse, { type Result } from 'lighthouse';
import { within } from './within.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseRun {
  /** The four scores, 0 to 100, in the order performance, accessibility, best practices, SEO. */
  scores: number[];
  /** First and largest contentful paint and total blocking time in milliseconds; cumulative layout shift without a unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits below full score: `weight` 0 is advice that changes no score. */
  misses: { id: string; weight: number; why: string }[];
}

/**
 * One run of Lighthouse with its mobile defaults: moto g, simulated slow 4G, 4x CPU.
 * @param port of a Chromium's DevTools
 * @throws Error when the page could not be measured, or not within 90 s
 */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const ran = await within(90_000, `Lighthouse on ${url}`, lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] }));
  if (!ran || ran.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = ran;
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    misses: categories.flatMap((id) => lhr.categories[id]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      const missed = audit && audit.score !== null && audit.score < 1;
      return missed ? [{ id, weight, why: reason(audit) }] : [];
    }),
  };
}

/** What an audit says about itself in one line: its explanation or value, and the first thing it names. */
function reason(audit: Result['audits'][string]): string {
  const details = audit.details as { items?: Record<string, unknown>[] } | undefined;
  const item = details?.items?.[0];
  const node = (item?.node ?? item?.source) as { snippet?: string; url?: string } | undefined;
  const named = node?.snippet ?? node?.url ?? item?.url ?? item?.description ?? item?.reason;
  return [audit.title, audit.explanation, audit.displayValue, typeof named === 'string' ? named.slice(0, 160) : undefined].filter(Boolean).join('; ').replace(/\s+/g, ' ');
}
