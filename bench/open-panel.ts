import type { Browser } from 'playwright-core';
import { watchTraffic } from './watch-traffic.ts';

export interface Opening {
  /** From the tap until the visitor can type, milliseconds. */
  time: number;
  /** What the tap fetched, over the wire, headers included. */
  bytes: number;
  requests: number;
}

/**
 * Opens the home page on a phone with a 4x slower CPU (Lighthouse's) and an empty cache, and taps the assistant's launcher. The line is slowed where the pages come from.
 * @param name of the launcher and its panel
 * @throws Error when the panel cannot be typed into within 30 s
 */
export async function openPanel(browser: Browser, origin: string, name: string): Promise<Opening> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const { files, allArrived } = await watchTraffic(page);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle', timeout: 60_000 });
    await allArrived();
    const before = files.length;
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const usable = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let tapped = 0;
          addEventListener('pointerdown', ({ timeStamp }) => (tapped ||= timeStamp), { capture: true });
          const look = () => {
            // The panel takes the focus once it is live: on a touch screen it is not the field's, which would bring up the keyboard.
            const panel = document.querySelector('[role=dialog]');
            if (panel?.contains(document.activeElement) && panel.querySelector('textarea')?.checkVisibility())
              resolve(performance.now() - tapped);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await page.getByRole('link', { name }).tap();
    const time = await Promise.race([
      usable,
      new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('The panel cannot be typed into 30 s after the tap')), 30_000).unref(),
      ),
    ]);
    await allArrived();
    const fetched = files.slice(before);
    return { time, bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0), requests: fetched.length };
  } finally {
    await context.close();
  }
}
