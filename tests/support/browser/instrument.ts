import type { Locator, Page } from 'playwright-core';
import type { serviceInstruments } from '../../../content/schema/instruments.ts';
import { content } from '../content/site-routes.ts';
import { expect } from './browser-test.ts';

const words = content.instruments.frame;

/** Paths of the pages with an instrument, by the instrument's name. */
export const instrumentPages = {
  scale: '/',
  sale: '/technology/integration',
  curtain: '/technology/ai-ml',
  ...Object.fromEntries(content.services.flatMap(({ slug, instrument }) => (instrument ? [[instrument, `/services/${slug}`]] : []))),
} as Record<'scale' | 'sale' | 'curtain' | (typeof serviceInstruments)[number], string>;

/** Page object of an instrument, by its name. */
export function instrument(page: Page, name: string) {
  const root = page.locator(`[data-instrument="${name}"]`);
  const form = root.locator('form');
  return {
    root,
    form,
    range: (label: string | RegExp): Locator => root.getByRole('slider', { name: label }),
    choice: (label: string): Locator => root.getByRole('radio', { name: label }),
    /** Waits for hydration. */
    live: () => expect.poll(() => root.locator('astro-island[ssr]').count(), { message: 'islands without hydration' }).toBe(0),
    /** Scrolls to the instrument, hovers it and waits for hydration. */
    async wake() {
      await root.scrollIntoViewIfNeeded();
      await form.hover({ position: { x: 120, y: 8 } });
      await root.locator('astro-island[ssr]').waitFor({ state: 'detached' });
    },
    /** Decision, reason and calculation, which is behind a press. */
    slip: () => root.locator('[data-result] p').allTextContents(),
    isRefused: () => form.evaluate((element) => element.hasAttribute('data-refused')),
    said: () => root.getByRole('status').textContent(),
    again: root.getByRole('button', { name: words.again }),
    ask: root.getByRole('link', { name: words.ask }),
    /** The line above the picture: the invitation, then the result. */
    line: () => form.locator('> p').first().textContent(),
    height: async () => (await form.boundingBox())?.height,
  };
}

/** Swipes in small steps between two positions, in CSS pixels of the viewport. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/**
 * Returns the middle of a slider's thumb.
 * @param weight width of the thumb, in CSS pixels
 */
export async function weightOf(range: Locator, weight: number): Promise<{ x: number; y: number }> {
  return range.evaluate((input: HTMLInputElement, size) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    const part = (input.valueAsNumber - Number(input.min)) / (Number(input.max) - Number(input.min));
    // Vertical sliders have their minimum at the bottom.
    return height > width
      ? { x: left + width / 2, y: top + height - size / 2 - part * (height - size) }
      : { x: left + size / 2 + part * (width - size), y: top + height / 2 };
  }, weight);
}
