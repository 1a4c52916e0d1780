import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/chromium.ts';
import { ms } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { scrollWork } from '../scroll-work.ts';

/** A frame at 60 a second, in milliseconds of work. */
const most = 16;

/** A page that does nothing but scroll. */
const empty = '<!doctype html><meta name="viewport" content="width=device-width"><title>empty</title><body style="height:4000px">';

const onPhone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true } as const;

async function withPage<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(onPhone);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The home page's scale is weighed anew with each way of the finger, so that its spring swings while the page scrolls. */
const scale = (browser: Browser, origin: string, ways: number) =>
  withPage(browser, async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const weight = page.locator('[data-instrument=scale] input[type=range]').first();
    await weight.focus();
    await page.locator('[data-instrument=scale] [data-island]').waitFor({ state: 'detached' });
    const beam = page.locator('[data-instrument=scale] [data-part=beam]');
    const before = await beam.getAttribute('transform');
    // The range has the focus. Keys of a locator would run a script of the tool's own in the frame that is measured.
    const frames = await scrollWork(browser, page, ways, (way) => page.keyboard.press(way % 2 ? 'Home' : 'End'));
    if ((await beam.getAttribute('transform')) === before) throw new Error('The beam of the scale did not move: nothing was measured');
    return frames;
  });

const nothing = (browser: Browser, ways: number) =>
  withPage(browser, async (page) => {
    await page.setContent(empty);
    return scrollWork(browser, page, ways);
  });

/** What the main thread works for a frame of the spring while the page scrolls, beside an empty page and by turns with it. */
export const instruments: Part = async ({ ours, short }, resources) => {
  const browser = await launchChromium({ isLight: short });
  resources.defer(() => browser.close());
  const [rounds, ways] = short ? [1, 1] : [5, 7];
  const swinging: number[][] = [];
  const still: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    still.push(await nothing(browser, ways));
    swinging.push(await scale(browser, ours, ways));
  }
  const row = (what: string, of: (frames: readonly number[]) => number): Row => {
    const [our, theirs] = [swinging, still].map((all) => median(all.map(of))) as [number, number];
    return { what, ours: ms(our), reference: ms(theirs), ratio: our / theirs, target: `<= ${most} ms`, met: our <= most };
  };
  const over = (frames: readonly number[]) => frames.filter((work) => work > most).length;
  const [ourFrames, theirFrames] = [swinging.flat(), still.flat()];
  return {
    rows: [
      {
        what: `scale swinging while the page scrolls: frames of more than ${most} ms`,
        ours: `${over(ourFrames)} of ${ourFrames.length}`,
        reference: `${over(theirFrames)} of ${theirFrames.length}`,
        target: 'none',
        met: over(ourFrames) === 0,
      },
      row('scale swinging while the page scrolls: work of the longest frame', (frames) => Math.max(...frames)),
      row('scale swinging while the page scrolls: work of a frame, median', median),
    ],
    notes: [],
    data: { swinging, still },
  };
};
