import lighthouse, { type Result } from 'lighthouse';
import { within } from './within.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseRun {
  /** Scores from 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** First and largest contentful paint and total blocking time in milliseconds; cumulative layout shift without a unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Main-thread work until the page is idle, in milliseconds. */
  mainThread: number;
  /** Audits below full score. Audits of `weight` 0 do not affect a page's score. */
  misses: { id: string; weight: number; why: string }[];
}

interface RunOptions {
  /** Port of Chromium's DevTools. */
  port: number;
  /** Measures times only (all scores are 0), with short idle timeouts. */
  inShort?: boolean;
  /** Attempts until there is a result; by default 3. */
  attempts?: number;
}

/** Idle timeouts in milliseconds; the defaults are a second or more each. */
const shortSettings = {
  onlyAudits: [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'mainthread-work-breakdown',
  ],
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 100,
  cpuQuietThresholdMs: 100,
};

/**
 * Runs Lighthouse once with its mobile defaults: moto g, simulated slow 4G, 4x CPU.
 * @throws Error if the page could not be measured within 90 s
 */
export async function runLighthouse(url: string, { port, inShort = false, attempts = 3 }: RunOptions): Promise<LighthouseRun> {
  const settings = inShort ? shortSettings : { onlyCategories: [...categories] };
  const result = await within(
    90_000,
    `Lighthouse on ${url}`,
    lighthouse(url, { port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true, ...settings }),
  );
  // On a busy machine a trace may lack its beginning (NO_NAVSTART); Lighthouse asks to be run again.
  if (result?.lhr.runtimeError && attempts > 1) return runLighthouse(url, { port, inShort, attempts: attempts - 1 });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = result;
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    misses: categories
      .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
      .flatMap(({ id, weight }) => {
        const audit = lhr.audits[id];
        const missed = audit && audit.score !== null && audit.score < 1;
        return missed ? [{ id, weight, why: reason(audit) }] : [];
      }),
  };
}

/** Summarises an audit in one line: its explanation or value, and the first item. */
function reason(audit: Result['audits'][string]): string {
  const details = audit.details as { items?: Record<string, unknown>[] } | undefined;
  const [first] = details?.items ?? [];
  // Insights are lists of tables: use the first row of the last table.
  const tables = details?.items?.filter((entry) => Array.isArray(entry.items)) as { items: Record<string, unknown>[] }[] | undefined;
  const item = tables?.at(-1)?.items[0] ?? first;
  const node = (item?.node ?? item?.source) as { snippet?: string; url?: string; line?: number; column?: number } | undefined;
  const place = node?.url && `${node.url}:${(node.line ?? 0) + 1}:${node.column ?? 0}`;
  const named = node?.snippet ?? place ?? item?.url ?? item?.description ?? item?.reason;
  return [audit.title, audit.explanation, audit.displayValue, typeof named === 'string' ? named.slice(0, 160) : undefined]
    .filter(Boolean)
    .join('; ')
    .replace(/\s+/g, ' ');
}
