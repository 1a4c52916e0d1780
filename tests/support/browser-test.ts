import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchChromium } from '../../scripts/tools/chromium.ts';
import { shownText, unknownIn } from './shown-text.ts';
import { giveBack, mayBeKept, reusePagesOf, takeSpare } from './spare-pages.ts';
import { strays } from './strays.ts';

/** Sizes that the site is looked at in. */
export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1440, height: 900 } as const;

/** For a visitor who has not asked for less motion. Tests' own have, unless motion is what they are about: drawing what moves is a third of a visit's work. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/**
 * For a visitor who may be measured. Tests' own ask not to be (Global Privacy Control), unless it is what they are about: three scripts, a report of each view
 * and another of how fast it was are 6% of a visit's work.
 */
export const measured = { isMeasured: true } as const;

interface VisitOptions extends BrowserContextOptions {
  isMeasured?: boolean;
}

export interface OpenOptions extends VisitOptions {
  /** Prepares the page before the address is opened, with an init script or a clock. */
  before?: (page: Page) => Promise<unknown>;
  /** What the address must answer with; 200 if left out. */
  status?: number;
}

interface BrowserFixtures {
  browser: Browser;
  /** Console errors and policy violations so far. A test that expects one takes it out. */
  complaints: string[];
  /** Pages of the test, closed and checked at its end. Tests ask for `open` or `blank`. */
  visits: Record<'blank' | 'ready', (options?: VisitOptions, isExpected?: (message: ConsoleMessage) => boolean) => Promise<Page>>;
  /** A page in a browser that knows nothing yet, before it goes anywhere. */
  blank: (options?: VisitOptions) => Promise<Page>;
  /** Opens an address of the site. Every page of a test is checked at its end: a console error, a policy violation or a character that falls to another font fails it. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Listens to a page that is not the test's own until the test ends, and then checks it like those. */
  watch: (page: Page) => void;
  /** The page of all tests that only read (one for each worker). */
  reader: Page;
  /** Shows an address to a test that looks and touches nothing, so that the page can serve the next one too: a third of the work of `open`, or none. */
  read: (path: string, viewport?: { width: number; height: number }) => Promise<Page>;
}

const askNotToBeMeasured = () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });

/** Writes down what the browser says of its pages. @returns what ends it */
function listen(context: BrowserContext, complaints: string[], isExpected = (_: ConsoleMessage) => false): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (isExpected(message)) return;
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text()))
      complaints.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => {
    const text = String(error.error());
    // The browser left an animation out, as it does on a slow machine; no script of ours asked for it.
    if (!/Transition was (skipped|aborted)/.test(text)) complaints.push(text);
  };
  context.on('console', onConsole).on('weberror', onError);
  return () => context.off('console', onConsole).off('weberror', onError);
}

/** Characters on a page that fall to another font. */
async function straysOf(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http') || (await unknownIn(page, inject('typeface'))) === '') return [];
  return strays(await shownText(page), new Set(inject('typeface'))).map((stray) => `${page.url()}: ${stray} is not in the typeface`);
}

export const test = base.extend<BrowserFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that are needed from this pattern
    async ({}, use) => {
      // One for each worker: a context is as fresh as a browser, and costs a tenth.
      const browser = await launchChromium({ isLight: true });
      reusePagesOf(browser);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    await use([]);
  },
  visits: async ({ browser, complaints, task }, use) => {
    const opened: Page[] = [];
    await use({
      async ready({ viewport = desktop, reducedMotion = 'reduce', ...others } = {}, isExpected = () => false) {
        const isUsual = Object.keys(others).every((option) => ['hasTouch', 'isMeasured', 'isMobile', 'javaScriptEnabled'].includes(option));
        const kind = JSON.stringify(others);
        const spare = isUsual ? takeSpare(browser, kind) : undefined;
        // Where a test has failed its page may be to blame: the next try has one of its own.
        const isRetry = (task.result?.retryCount ?? 0) > 0;
        if (isRetry) await spare?.context().close();
        if (!spare || isRetry) {
          const page = await this.blank({ viewport, reducedMotion, ...others }, isExpected);
          if (isUsual) await mayBeKept(page, kind);
          return page;
        }
        listen(spare.context(), complaints, isExpected);
        opened.push(spare);
        await spare.emulateMedia({ reducedMotion });
        if (viewport) await spare.setViewportSize(viewport);
        return spare;
      },
      async blank({ baseURL = inject('site'), isMeasured = false, ...options } = {}, isExpected = () => false) {
        const context = await browser.newContext({ baseURL, viewport: desktop, reducedMotion: 'reduce', ...options });
        if (!isMeasured) await context.addInitScript(askNotToBeMeasured);
        listen(context, complaints, isExpected);
        // Long, because machines are slow at times: only what never comes waits for all of it.
        context.setDefaultTimeout(30_000);
        const page = await context.newPage();
        opened.push(page);
        return page;
      },
    });
    for (const page of opened) {
      complaints.push(...(await straysOf(page)));
      await giveBack(page);
    }
    expect(complaints, 'the browser console, and what falls to another font').toEqual([]);
  },
  reader: [
    async ({ browser }, use) => {
      // Closed with its browser.
      const context = await browser.newContext({ baseURL: inject('site'), viewport: desktop, reducedMotion: 'reduce' });
      await context.addInitScript(askNotToBeMeasured);
      await use(await context.newPage());
    },
    { scope: 'worker' },
  ],
  watch: async ({ complaints }, use) => {
    const watched = new Map<Page, () => void>();
    await use((page) => {
      watched.set(page, listen(page.context(), complaints));
    });
    for (const [page, stop] of watched) {
      complaints.push(...(await straysOf(page)));
      stop();
    }
    expect(complaints, 'the browser console, and what falls to another font').toEqual([]);
  },
  read: async ({ reader, watch }, use) => {
    watch(reader);
    await use(async (path, viewport = desktop) => {
      await reader.setViewportSize(viewport);
      if (reader.url() === inject('site') + path) return reader;
      // Another place on the same page has no answer of its own.
      const response = await reader.goto(path);
      expect(response?.status() ?? 200, `the status of ${path}`).toBe(200);
      return reader;
    });
  },
  blank: async ({ visits }, use) => {
    await use((options) => visits.blank(options));
  },
  open: async ({ visits }, use) => {
    await use(async (path, { before, status = 200, ...options } = {}) => {
      // A page that is missing on purpose: the browser reports its status, which is checked below.
      const isExpected = (message: ConsoleMessage) =>
        message.text().includes(`status of ${status}`) && message.location().url === new URL(path, options.baseURL ?? inject('site')).href;
      const page = await visits.ready(options, isExpected);
      await before?.(page);
      const response = await page.goto(path);
      expect(response?.status(), `the status of ${path}`).toBe(status);
      return page;
    });
  },
});

/**
 * The same in a whole Chromium, as people have it: what it does as a page is left, or while nobody looks, is not the shell's to say. It keeps pages for the way
 * back, and restores them without a load event: wait for `commit`. Its tests stand in one file: it takes long to start.
 */
export const testInChromium = test.extend<Pick<BrowserFixtures, 'browser'>>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browser = await launchChromium({ pageCache: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** Lets the page draw, so that what an event changes has changed: before saying that something did not happen. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Scrolls the page as a visitor does, once it is seen, to so many pixels from its top, and lets it draw. */
export async function scrollPage(page: Page, y: number): Promise<void> {
  await drawn(page);
  await page.evaluate((top) => scrollTo(0, top), y);
  await drawn(page);
}

export { expect, inject };
