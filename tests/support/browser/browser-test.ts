import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchChromium, shellPath } from '../../../scripts/tools/chromium.ts';
import { shownText, strays, unknownIn } from '../built-site/strays.ts';
import { giveBack, mayBeKept, reusePagesOf, takeSpare } from './spare-pages.ts';

/** Viewports of the tests. */
export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1440, height: 900 } as const;

/** Context option for tests about motion. Other tests ask for reduced motion, because animations are a third of a visit's cost. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/**
 * Context option for tests about measurement. Other tests send Global Privacy Control, because three scripts and the reports are 6%
 * of a visit's cost.
 */
export const measured = { isMeasured: true } as const;

interface VisitOptions extends BrowserContextOptions {
  isMeasured?: boolean;
}

export interface OpenOptions extends VisitOptions {
  /** Prepares the page before navigation, with an init script or a clock. */
  before?: (page: Page) => Promise<unknown>;
  /** Expected status; 200 if left out. */
  status?: number;
}

interface BrowserFixtures {
  browser: Browser;
  /** Console errors and policy violations so far. A test removes those that it expects. */
  complaints: string[];
  /** Pages of the test, closed and checked at its end. Tests use `open` or `blank`. */
  visits: Record<'blank' | 'ready', (options?: VisitOptions, isExpected?: (message: ConsoleMessage) => boolean) => Promise<Page>>;
  /** Creates a page with empty caches and storage, before navigation. */
  blank: (options?: VisitOptions) => Promise<Page>;
  /**
   * Opens a path of the site. At a test's end every page is checked: a console error, a policy violation or a character in a
   * fallback font fails it.
   */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Checks a page that the test did not open, such as a popup, at the test's end. */
  watch: (page: Page) => void;
  /** Page shared by all tests that only read (one per worker). */
  reader: Page;
  /** Opens a path for a test that does not change the page, so that the next test can use it too: at most a third of the cost of `open`. */
  read: (path: string, viewport?: { width: number; height: number }) => Promise<Page>;
}

/**
 * Flags for the headless shell: one renderer process per window, compositing in the browser process, and compilation
 * and garbage collection on the main thread. Extra threads cost a tenth of a visit.
 */
const lightFlags = ['--renderer-process-limit=1', '--in-process-gpu', '--js-flags=--single-threaded'];

const askNotToBeMeasured = () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });

/**
 * Collects messages of the browser.
 * @returns function that stops collecting
 */
function listen(context: BrowserContext, complaints: string[], isExpected = (_: ConsoleMessage) => false): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (isExpected(message)) return;
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text()))
      complaints.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => {
    const text = String(error.error());
    // A browser on a slow machine skips transitions, which is no fault of the page.
    if (!/Transition was (skipped|aborted)/.test(text)) complaints.push(text);
  };
  context.on('console', onConsole).on('weberror', onError);
  return () => context.off('console', onConsole).off('weberror', onError);
}

/** Finds characters on a page that are drawn in a fallback font. */
async function straysOf(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http') || (await unknownIn(page, inject('typeface'))) === '') return [];
  return strays(await shownText(page), new Set(inject('typeface'))).map((stray) => `${page.url()}: ${stray} is not in the typeface`);
}

export const test = base.extend<BrowserFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that are needed from this pattern
    async ({}, use) => {
      // One browser per worker suffices: a context is as isolated as a browser, at a tenth of the cost.
      const shell = shellPath();
      const browser = await launchChromium(shell && !process.env.CHROME_PATH ? { executablePath: shell, args: lightFlags } : {});
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
        // A failed test may have broken its page: the retry gets a new one.
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
        // The timeout is long, because machines may be slow. Only a failure waits for all of it.
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
      // The context is closed with its browser.
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
      // Navigation within a page has no response.
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
      // The browser logs the status of a missing page. The status is checked below.
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
 * Runs a test in full Chromium, which has hidden tabs and a back/forward cache; the headless shell has neither. Restored pages fire no
 * load event: wait for `commit`. One file has all these tests, because full Chromium starts slowly.
 */
export const testInChromium = test.extend<Pick<BrowserFixtures, 'browser'>>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits for two frames, before a test asserts that something did not happen. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Scrolls the page to positions in pixels one after another, and waits for two frames at each. */
export const scrollPage = (page: Page, ...positions: number[]) =>
  page.evaluate(async (tops) => {
    const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    await drawn();
    for (const top of tops) {
      scrollTo(0, top);
      await drawn();
    }
  }, positions);

export { expect, inject };
