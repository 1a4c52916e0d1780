import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../../scripts/tools/chromium.ts';
import { type Fetched, watchTraffic } from './watch-traffic.ts';

/** Transfer sizes of a page before any interaction. In bytes over the wire with headers, unless stated otherwise. */
interface PageCost {
  requests: number;
  transfer: number;
  /** The document with everything inlined. */
  html: number;
  /**
   * Bodies of script files without headers (small in HTTP/2, but not in the tests' HTTP/1.1), and the inline scripts, compressed
   * with Brotli as one file.
   */
  javascript: number;
  font: number;
  fonts: number;
  /** Everything else: pictures, styles, data. */
  other: number;
  files: readonly Fetched[];
}

/** Costs with script coverage, which slows Chromium down. */
export interface PageUse extends PageCost {
  /** Share of the script text that ran, 0 to 1; 1 without scripts. */
  javascriptUsed: number;
}

export interface MeasureOptions {
  /** Browser to use; otherwise Chromium is started and closed. */
  browser?: Browser;
  /** CSS pixels; Lighthouse's phone if left out. */
  viewport?: { width: number; height: number };
  /** Sends Global Privacy Control, to measure the page without measurement scripts. */
  unmeasured?: boolean;
}

/**
 * Opens a page as a first-time visitor with a phone, and counts transfers until the network is idle. Encodings are those sent to
 * Chromium, which accepts Brotli over HTTPS and on localhost.
 * @param url its URL; a self-signed certificate is accepted
 * @throws Error unless the status is 200
 */
export async function measurePage(url: string, options: MeasureOptions = {}): Promise<PageUse> {
  const browser = options.browser ?? (await launchChromium());
  const context = await browser.newContext({
    viewport: options.viewport ?? { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    if (options.unmeasured) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }));
    await page.coverage.startJSCoverage();
    const cost = await measureVisit(page, url);
    const ran = await page.coverage.stopJSCoverage();
    const text = ran.reduce((sum, { source }) => sum + (source?.length ?? 0), 0);
    return { ...cost, javascriptUsed: text === 0 ? 1 : ran.reduce((sum, script) => sum + usedText(script), 0) / text };
  } finally {
    await context.close();
    if (!options.browser) await browser.close();
  }
}

/**
 * Opens a URL with an empty cache.
 * @throws Error unless the status is 200
 */
async function measureVisit(page: Page, url: string): Promise<PageCost> {
  const { files, allArrived, stop } = await watchTraffic(page);
  const answer = await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  await page.waitForLoadState('networkidle', { timeout: 10_000 });
  await allArrived();
  await stop();

  const bytesOf = (...types: string[]) => files.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  const transfer = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const [html, scripts, font] = [bytesOf('Document'), bytesOf('Script'), bytesOf('Font')];
  const bodies = scripts - files.filter(({ type }) => type === 'Script').reduce((sum, { headers }) => sum + headers, 0);
  const inlined = await page
    .locator('script:not([src], [type$=json], [type=speculationrules])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
  return {
    requests: files.length,
    transfer,
    html,
    javascript: bodies + (inlined.length > 0 ? brotliCompressSync(inlined.join('\n')).length : 0),
    font,
    fonts: files.filter(({ type }) => type === 'Font').length,
    other: transfer - html - scripts - font,
    files,
  };
}

interface RanScript {
  source?: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

/** Counts characters that ran. Ranges are nested, outer first, so the last one around a character counts. */
function usedText({ source = '', functions }: RanScript): number {
  const used = new Uint8Array(source.length);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return used.reduce((sum, one) => sum + one, 0);
}
