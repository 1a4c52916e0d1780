import type { Browser, Page } from 'playwright-core';

/** Idle pages of each browser, by kind of visitor. */
const spares = new WeakMap<Browser, Map<string, Page>>();

/** Pages with lasting changes, which cannot be reused. */
const marked = new WeakSet<Page>();

/** Methods whose effect on a page or its context outlives a test. */
const lasting = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setOffline',
] as const;

/** Events that tests listen to. */
const testedEvents = [
  'console',
  'dialog',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
];

/** Lets tests reuse a browser's pages: a new page costs twice as much as a visit. */
export const reusePagesOf = (browser: Browser): void => void spares.set(browser, new Map());

/** Takes an idle page for a kind of visitor. It shows a text file of the site, and its storage is empty. */
export function takeSpare(browser: Browser, kind: string): Page | undefined {
  const page = spares.get(browser)?.get(kind);
  spares.get(browser)?.delete(kind);
  return page?.isClosed() ? undefined : page;
}

/** Records what a test does to a page, so that only a clean one is reused. */
export async function mayBeKept(page: Page, kind: string): Promise<void> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const mark = <T extends object>(owner: T, name: keyof T) => {
    const method = owner[name];
    if (typeof method !== 'function') return;
    owner[name] = ((...parameters: unknown[]) => {
      marked.add(page);
      return method.apply(owner, parameters);
    }) as T[keyof T];
  };
  for (const owner of [page, context]) for (const name of lasting) mark(owner as Page & typeof context, name);
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const) mark(context.clock, name);
  reusable.set(page, { kind, forget: () => devtools.send('Page.resetNavigationHistory') });
}

const reusable = new WeakMap<Page, { kind: string; forget: () => Promise<unknown> }>();

/** Ends a test's visit: closes the page, or cleans it for the next test. */
export async function giveBack(page: Page): Promise<void> {
  const context = page.context();
  const browser = context.browser();
  const waiting = browser && spares.get(browser);
  const spare = reusable.get(page);
  if (!waiting || !spare || marked.has(page) || page.isClosed() || waiting.has(spare.kind)) return context.close();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    // Remove only listeners of these events, because Playwright itself listens to others.
    for (const event of testedEvents) page.removeAllListeners(event);
    for (const event of testedEvents) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The page sends its last reports and writes storage before it is cleared.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await Promise.all([
      context.clearCookies(),
      page.mouse.move(0, 0),
      page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, contrast: null }),
      spare.forget(),
    ]);
    waiting.set(spare.kind, page);
  } catch {
    await context.close();
  }
}
