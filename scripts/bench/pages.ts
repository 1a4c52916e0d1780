import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { type Browser, type ElementHandle, KnownDevices, launch, type Page } from 'puppeteer-core';
import { chromiumFlags, chromiumPath } from '../tools/chromium.ts';
import { plainPages, type Server } from './servers.ts';
import { ms, quantile, type Row, row } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Pages that Lighthouse reads besides the home page. */
const otherPages = ['/services/dynamic-pricing', '/contact'];
/** Holds every emulated page. A change outside the window is not drawn, and an interaction then seems to last until the next change inside it. */
const windowSize = '--window-size=1300,1100';
/** Least blocking time assumed of the plain page, in milliseconds: Lighthouse gives full marks below it. */
const calm = 50;

/** Measures what visitors wait for, beside plain pages: loading, the click to the next page, the response of instruments. */
export async function pages(resources: AsyncDisposableStack, { origin }: Server): Promise<Row[]> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium found: install the package "chromium", or set CHROME_PATH');
  const browser = await launch({ executablePath, args: [...chromiumFlags, windowSize] });
  resources.defer(() => browser.close());
  const plain = await plainPages(resources, origin);
  return [
    ...(await loading(browser, origin, plain)),
    ...(await clicks(browser, { ours: origin, plain })),
    ...(await interactions(browser, origin)),
  ];
}

async function loading(browser: Browser, ours: string, plain: string): Promise<Row[]> {
  const home: Load[] = [];
  const reference: Load[] = [];
  for (let run = 0; run < 3; run++) {
    reference.push(await load(browser, `${plain}/`));
    home.push(await load(browser, `${ours}/`));
  }
  const beside = (what: string, key: 'paint' | 'blocking' | 'mainThread', most: number, least = 0) => {
    const of = (loads: readonly Load[]) => Math.max(least, quantile(loads.map((each) => each[key])));
    return row(`home: ${what}`, of(home), { format: ms, most }, of(reference));
  };
  const rows = [
    beside('first paint', 'paint', 1.1),
    beside('blocking time', 'blocking', 1.5, calm),
    beside('main-thread time of the load', 'mainThread', 2),
    scoreRow('/', home),
  ];
  for (const path of otherPages) rows.push(scoreRow(path, [await load(browser, ours + path)]));
  return rows;
}

/** Shows the best of each score: a lower one on a busy machine is noise. */
function scoreRow(path: string, loads: readonly Load[]): Row {
  const scores = categories.map((_, index) => Math.max(...loads.map((each) => each.scores[index] as number)));
  const misses = scores.every((score) => score === 100) ? '' : `: ${loads[0]?.misses}`;
  return { what: `${path}: Lighthouse`, ours: scores.join(' ') + misses, target: '100 four times', met: misses === '' };
}

interface Load {
  scores: number[];
  /** Milliseconds. */
  paint: number;
  blocking: number;
  mainThread: number;
  /** Ids of audits below full score. */
  misses: string;
}

/** Runs Lighthouse's navigation on its phone: slow 4G, processor slowed four times. */
async function load(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage();
  const result = await lighthouse(
    url,
    { onlyCategories: categories, logLevel: 'silent', disableFullPageScreenshot: true },
    undefined,
    page,
  );
  await page.close();
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: found } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighed = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    paint: value('first-contentful-paint'),
    blocking: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    misses: weighed.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? id : [])).join(', '),
  };
}

/** Measures from the click on the link to /services until the next page's first paint, which has its heading: medians of five. */
async function clicks(browser: Browser, of: { ours: string; plain: string }): Promise<Row[]> {
  const kinds = [
    { what: 'prerendered', hover: 800, most: 1.4 },
    { what: 'at once', hover: 0, most: 1.3 },
  ];
  const rows: Row[] = [];
  for (const { what, hover, most } of kinds) {
    const times = { ours: [] as number[], plain: [] as number[] };
    for (let run = 0; run < 5; run++)
      for (const which of ['plain', 'ours'] as const) times[which].push(await click(browser, of[which], hover));
    rows.push(row(`click to the next heading: ${what}`, quantile(times.ours), { format: ms, most }, quantile(times.plain)));
  }
  return rows;
}

/** Opens the home page with an empty cache, rests on the link for `hover` milliseconds and clicks it. @returns milliseconds to the paint */
async function click(browser: Browser, origin: string, hover: number): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked', `${performance.timeOrigin + timeStamp}`), true),
    );
    const links = await page.$$('a[href="/services"]');
    const boxes = await Promise.all(links.map((link) => link.boundingBox()));
    const box = boxes.find((each) => each && each.width > 0 && each.y + each.height < 900);
    if (!box) throw new Error(`${origin} shows no link to /services in its first screen`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await pause(hover);
    await page.mouse.click(x, y);
    for (const limit = performance.now() + 15_000; performance.now() < limit; await pause(20)) {
      // A prerendered page has another session, and an ended one fails.
      const time = await page.evaluate(timeToPaint).catch(() => null);
      if (time !== null) return time;
    }
    throw new Error(`${origin} did not show /services within 15 s of the click`);
  } finally {
    await context.close();
  }
}

/** Runs in the page. @returns milliseconds from the click to the first paint of /services; null before it */
function timeToPaint(): number | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.pathname !== '/services' || !paint) return null;
  return performance.timeOrigin + paint.startTime - Number(localStorage.getItem('clicked'));
}

/** Pages with an instrument. */
const instrumentPages = [
  '/',
  '/technology/ai-ml',
  '/technology/integration',
  ...['ai-recommendations', 'inventory-management', 'customer-service', 'dynamic-pricing', 'personalization', 'analytics'].map(
    (slug) => `/services/${slug}`,
  ),
];

/** Measures Interaction to Next Paint of each instrument by keyboard, 75th percentile, on a phone with a processor slowed four times. */
async function interactions(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of instrumentPages) {
    const page = await browser.newPage();
    await page.emulate(KnownDevices['Pixel 5']);
    await page.emulateCPUThrottling(4);
    await page.goto(origin + path, { waitUntil: 'load' });
    rows.push(row(`interaction to next paint, p75: ${path}`, quantile(await operate(page), 0.75), { format: ms, most: 100 }));
    await page.close();
  }
  return rows;
}

/** Presses a key six times on each of the first four controls and each button. The first press also hydrates. @returns durations in milliseconds */
async function operate(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen = new Map<number, number>();
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration));
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const controls: ElementHandle[] = await page.$$(
    '[data-instrument] form :is(input[type=range], input[type=radio]:checked, input[type=checkbox])',
  );
  if (controls.length === 0) throw new Error(`${page.url()} has no instrument with a control`);
  const pressed: string[] = [];
  for (const control of [...controls.slice(0, 4), ...(await page.$$('[data-instrument] button'))]) {
    await control.focus();
    const takesSpace = await control.evaluate((input) => ['checkbox', 'button'].includes((input as HTMLInputElement).type));
    for (let press = 0; press < 6; press++) {
      pressed.push(takesSpace ? 'Space' : 'ArrowRight');
      await page.keyboard.press(pressed.at(-1) as 'Space');
      await pause(120);
    }
  }
  const reported = await page.evaluate(() => [...(window as unknown as { seen: Map<number, number> }).seen.values()]);
  // The browser reports no interaction below 16 ms.
  return [...reported, ...pressed.slice(reported.length).map(() => 8)];
}
