import type { Browser, Page } from 'playwright-core';

/** What is read here of an event of Chromium's trace. Times are microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread was at work, and not waiting for a processor. */
  tdur?: number;
  args?: { name?: string };
}

/** A finger that goes up and down by less than half a screen, so that what moves stays in sight. In CSS pixels and pixels a second. */
const finger = { x: 200, y: 420, speed: 500 } as const;
const way = 260;

/**
 * Scrolls a page with a finger and sums what its main thread works for each frame: script, styles, layout, paint, and all since the frame before.
 * @param ways how often the finger moves, up and down by turns
 * @param beside what else a hand does, as each of them begins
 * @returns milliseconds of work for each frame, as they came
 * @throws Error when no frame was drawn
 */
export async function scrollWork(browser: Browser, page: Page, ways: number, beside?: (way: number) => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  for (let turn = 0; turn < ways; turn++) {
    await beside?.(turn);
    await session.send('Input.synthesizeScrollGesture', { ...finger, yDistance: turn % 2 ? way : -way });
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await session.detach();
  const frames = framesOf(traceEvents);
  if (frames.length === 0) throw new Error('No frame was drawn while the page was scrolled');
  return frames;
}

/** The work of each frame on the main thread of the one page that is open. */
function framesOf(events: readonly TraceEvent[]): number[] {
  const pages = events.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`);
  const onMain = events.filter(({ ph, pid, tid }) => ph === 'X' && pages.includes(`${pid} ${tid}`)).toSorted((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  let work = 0;
  for (const { name, tdur, dur = 0 } of onMain) {
    // A task comes before the commit within it.
    if (name === 'RunTask') work += (tdur ?? dur) / 1000;
    if (name !== 'Commit') continue;
    frames.push(work);
    work = 0;
  }
  return frames;
}
