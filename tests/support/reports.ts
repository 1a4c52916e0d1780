import type { BrowserContext, Page } from 'playwright-core';
import { measurementPaths } from '../../wire/measurement.ts';

/** A report that a browser has sent. */
interface SeenReport {
  kind: keyof typeof measurementPaths;
  body: Record<string, unknown>;
}

/** Everything that was asked for because of measurement. */
export interface Seen {
  reports: SeenReport[];
  /** Addresses of scripts, without their hash. */
  scripts: string[];
  of: (kind: SeenReport['kind']) => SeenReport['body'][];
}

/**
 * Listens to what measurement loads and sends, and lets it through.
 * @param status answers the reports with it instead of the server
 */
export async function watchReports(context: BrowserContext, status?: number): Promise<Seen> {
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

/** The page as another tab covers it. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
