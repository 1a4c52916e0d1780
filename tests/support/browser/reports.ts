import type { BrowserContext, Page } from 'playwright-core';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { expect, measured, type OpenOptions } from './browser-test.ts';

/** A report that a browser has sent. */
interface SeenReport {
  kind: keyof typeof measurementPaths;
  body: Record<string, unknown>;
}

/** All requests of measurement. */
export interface Seen {
  reports: SeenReport[];
  /** Paths of scripts, without their hash. */
  scripts: string[];
  of: (kind: SeenReport['kind']) => SeenReport['body'][];
}

/**
 * Records requests of measurement and passes them on.
 * @param status answers reports with this status instead of the server
 */
async function watchReports(context: BrowserContext, status?: number): Promise<Seen> {
  const seen: Seen = {
    reports: [],
    scripts: [],
    of: (kind) => seen.reports.filter((report) => report.kind === kind).map(({ body }) => body),
  };
  await context.route(/\/_vercel\/|\/_assets\/measure\./, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST') {
      seen.scripts.push(pathname.replace(/\.[\w-]+\.js$/, '.js'));
      return route.continue();
    }
    const kind = (Object.keys(measurementPaths) as SeenReport['kind'][]).find((name) => measurementPaths[name] === pathname);
    if (!kind) throw new Error(`a report went to ${pathname}`);
    seen.reports.push({ kind, body: request.postDataJSON() });
    return status ? route.fulfill({ status }) : route.continue();
  });
  return seen;
}

/** Hides the page as another tab would. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/**
 * Opens a page and records its reports.
 * @param status answers reports with this status instead of the server
 */
export async function openSeen(
  open: (path: string, options: OpenOptions) => Promise<Page>,
  path: string,
  options: OpenOptions = {},
  status?: number,
) {
  let seen: Seen | undefined;
  const before = async (page: Page) => {
    seen = await watchReports(page.context(), status);
    await options.before?.(page);
  };
  const page = await open(path, { ...measured, ...options, before });
  return { page, seen: seen as unknown as Seen };
}

/** Waits until exactly the page's own view is reported. */
export const oneView = (seen: Seen) => expect.poll(() => seen.of('view').length).toBe(1);

/** Waits until all scripts and reports are done: the page is idle, and stays so. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => requestIdleCallback(() => idle()))));
  await page.waitForLoadState('networkidle');
}
