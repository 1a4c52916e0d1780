import type { Browser, Page } from 'playwright-core';

/** Each browser's pages that wait for their next test, by the kind of visitor that they are for. */
const spares = new WeakMap<Browser, Map<string, Page>>();

/** Pages whose test did to them what nothing undoes. */
const marked = new WeakSet<Page>();

/** What a page or its window keeps for good. */
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

/** What tests listen to. */
const heard = [
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

/** A browser whose pages go from test to test: a new one costs twice the work of a visit. */
export const reusePagesOf = (browser: Browser): void => void spares.set(browser, new Map());

/** The page that waits for a kind of visitor, if there is one. It stands on a text of the site, with nothing stored. */
export function takeSpare(browser: Browser, kind: string): Page | undefined {
  const page = spares.get(browser)?.get(kind);
  spares.get(browser)?.delete(kind);
  return page?.isClosed() ? undefined : page;
}

/** Watches what is done to a page from now on, so that only one that can be like new again is kept. */
export async function mayBeKept(page: Page, kind: string): Promise<void> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const mark = <T extends object>(owner: T, name: keyof T) => {
    const method = owner[name];
    if (typeof method !== 'function') return;
    owner[name] = ((...given: unknown[]) => {
      marked.add(page);
      return method.apply(owner, given);
    }) as T[keyof T];
  };
  for (const owner of [page, context]) for (const name of lasting) mark(owner as Page & typeof context, name);
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const) mark(context.clock, name);
  keepers.set(page, { kind, forget: () => devtools.send('Page.resetNavigationHistory') });
}

const keepers = new WeakMap<Page, { kind: string; forget: () => Promise<unknown> }>();

/** Ends a test's visit: the page is closed, or made like new and kept for the next. */
export async function giveBack(page: Page): Promise<void> {
  const context = page.context();
  const browser = context.browser();
  const waiting = browser && spares.get(browser);
  const keeper = keepers.get(page);
  if (!waiting || !keeper || marked.has(page) || page.isClosed() || waiting.has(keeper.kind)) return context.close();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    // One by one: Playwright's own are among the others.
    for (const event of heard) page.removeAllListeners(event);
    for (const event of heard) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The page says its last words, and writes them down, before they are forgotten.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await Promise.all([
      context.clearCookies(),
      page.mouse.move(0, 0),
      page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, contrast: null }),
      keeper.forget(),
    ]);
    waiting.set(keeper.kind, page);
  } catch {
    await context.close();
  }
}
