import type { Browser, BrowserContext } from 'playwright-core';
import { watchTraffic } from '../tools/watch-traffic.ts';
import type { SlowLine } from './slow-line.ts';

export interface Opening {
  /** From the tap until the visitor can type, milliseconds. */
  time: number;
  /** From the tap until the panel's own script has taken over, and a question can be answered, milliseconds. */
  live: number;
  /** What the tap fetched, over the wire, headers included. */
  bytes: number;
  requests: number;
}

const typed = 'Two warehouses, one shop';

/**
 * Opens the home page on a phone with a slower CPU and an empty cache, and taps the assistant's launcher over a slow line;
 * then once more with nothing to wait for, as where everything is cached. (Chromium itself keeps nothing that came under a certificate of our own.)
 * @param line that the origin is reached over
 * @param slowdown of the CPU: Lighthouse's is 4
 * @param name of the launcher and its panel
 * @throws Error when the panel cannot be typed into within 30 s, or what was typed is not there once it is live
 */
export async function openPanel(
  browser: Browser,
  { origin, line, name, slowdown }: { origin: string; line: SlowLine; name: string; slowdown: number },
): Promise<{ first: Opening; cached: Opening }> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
    ignoreHTTPSErrors: true,
  });
  try {
    line.on = true;
    const first = await tapLauncher(context, origin, name, slowdown);
    line.on = false;
    return { first, cached: await tapLauncher(context, origin, name, slowdown) };
  } finally {
    line.on = false;
    await context.close();
  }
}

async function tapLauncher(context: BrowserContext, origin: string, name: string, slowdown: number): Promise<Opening> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const { files, allArrived } = await watchTraffic(page);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle', timeout: 60_000 });
  await allArrived();
  const before = files.length;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = page.evaluate(
    () =>
      new Promise<{ time: number; live: number }>((resolve) => {
        let tapped = 0;
        let time = 0;
        addEventListener('pointerdown', ({ timeStamp }) => (tapped ||= timeStamp), { capture: true });
        const look = () => {
          // The panel takes the focus: on a touch screen it is not the field's, which would bring up the keyboard.
          const panel = document.querySelector('[role=dialog]');
          const field = panel?.querySelector('textarea');
          if (!time && panel?.contains(document.activeElement) && field?.checkVisibility()) time = performance.now() - tapped;
          if (time && !document.querySelector('aside [data-island]')) resolve({ time, live: performance.now() - tapped });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('link', { name }).tap();
  const field = page.getByRole('dialog', { name }).getByRole('textbox');
  await field.focus();
  await page.keyboard.insertText(typed);
  const measured = await Promise.race([
    times,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The panel cannot be typed into 30 s after the tap')), 30_000).unref(),
    ),
  ]);
  await allArrived();
  const kept = await field.inputValue();
  if (kept !== typed) throw new Error(`What was typed into the panel is "${kept}" once it is live, not "${typed}"`);
  const fetched = files.slice(before);
  // The panel is open in this tab alone.
  await page.close();
  return { ...measured, bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0), requests: fetched.length };
}
