import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/tools/chromium.ts';
import { type Fetched, watchTraffic } from './watch-traffic.ts';

/** What a page costs before any touch. All sizes in bytes over the wire, headers included, unless said otherwise. */
interface PageCost {
  requests: number;
  transfer: number;
  /** The document, with all that is inlined into it. */
  html: number;
  /**
   * Bodies of the scripts that are files, without headers, which HTTP/2 makes small and the HTTP/1.1 of tests does not; and the scripts inlined
   * into the page, compressed with Brotli as if they were one file.
   */
  javascript: number;
  font: number;
  fonts: number;
  /** All else: pictures, styles, data. */
  other: number;
  files: readonly Fetched[];
}

/** The cost with what costs Chromium itself a lot to know. */
export interface PageUse extends PageCost {
  /** Part of the script text that ran, 0 to 1; 1 without scripts. */
  javascriptUsed: number;
}

export interface MeasureOptions {
  /** A browser to use; without one, Chromium is started and closed again. */
  browser?: Browser;
  /** CSS pixels; a common phone (Lighthouse's) if left out. */
  viewport?: { width: number; height: number };
  /** Visits as somebody who asks not to be measured (Global Privacy Control): what the page costs by itself. */
  unmeasured?: boolean;
}

/**
 * Opens a page as a first-time visitor with a phone and counts what it fetches until the network is idle.
 * Compressed forms come as the server sends them to Chromium, which asks for Brotli over https and on localhost.
 * @param url its full address; a self-signed certificate is accepted
 * @throws Error when the page does not answer with 200
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

/** Opens an address on a page that has nothing cached. @throws Error unless it answers with 200 */
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

/** Characters that ran. Ranges are nested, the outer before the inner: of those around a character the last one counts. */
function usedText({ source = '', functions }: RanScript): number {
  const used = new Uint8Array(source.length);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return used.reduce((sum, one) => sum + one, 0);
}
