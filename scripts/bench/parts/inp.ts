import type { Page } from 'playwright-core';
import { instrumentPages } from '../../../server/measurement/known-events.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { ms } from '../format.ts';
import type { Part, Row } from '../part.ts';

/** Target of the 75th percentile, in milliseconds, on a 4x slower CPU. */
const TARGET = 100;
/** Interactions with each control. The first interaction also hydrates the instrument, and is counted. */
const presses = 6;

/**
 * Operates every control of the page's instrument by keyboard.
 * @returns the duration of each interaction until the next paint, in milliseconds
 */
async function interact(page: Page, name: string): Promise<number[]> {
  await page.evaluate(() => {
    const seen = new Map<number, number>();
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (interactionId) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  let pressed = 0;
  const controls = page.locator(`[data-instrument="${name}"] form :is(input[type=range], input[type=radio]:checked, input[type=checkbox])`);
  for (let index = 0; index < Math.min(4, await controls.count()); index++) {
    await controls.nth(index).focus();
    const key = (await controls.nth(index).getAttribute('type')) === 'checkbox' ? 'Space' : 'ArrowRight';
    for (let press = 0; press < presses; press++, pressed++) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
  }
  const slow = await page.evaluate(() => [...(window as unknown as { seen: Map<number, number> }).seen.values()]);
  // Interactions below 16 ms are not reported.
  return [...Array.from({ length: Math.max(0, pressed - slow.length) }, () => 8), ...slow];
}

const percentile = (values: readonly number[], part: number) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

/** Measures Interaction to Next Paint of each instrument on a 4x slower CPU, as Lighthouse's phone has. */
export const inp: Part = async ({ ours, short }, resources) => {
  const browser = await launchChromium();
  resources.defer(() => browser.close());
  const rows: Row[] = [];
  const data: unknown[] = [];
  for (const [name, path] of Object.entries(instrumentPages).slice(0, short ? 1 : undefined)) {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(ours + path, { waitUntil: 'load' });
    const durations = await interact(page, name);
    const p75 = percentile(durations, 0.75);
    rows.push({
      what: `interaction to next paint, p75, 4x slower CPU: ${name}`,
      ours: ms(p75),
      target: `<= ${TARGET} ms`,
      met: p75 <= TARGET,
    });
    data.push({ name, took: durations });
    await page.close();
  }
  return { rows, notes: [], data };
};
