import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, test } from '../support/browser-test.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { overflowAt } from '../support/page-facts.ts';
import { axeViolations } from '../support/run-axe.ts';
import { type InstrumentName, instrumentOn, instrumentPages, slipOf, states, words } from '../support/service-instrument.ts';

const all = Object.entries(instrumentPages) as [InstrumentName, string][];

/** What a visitor would have to be able to press, and what is smaller than a finger. */
const smallTargets = (page: Page, name: InstrumentName) =>
  instrumentOn(page, name)
    .part.locator('input, button, form a')
    .evaluateAll((controls) =>
      controls
        .map((it) => (it.matches('[type=checkbox], [type=radio]') ? (it.closest('label') ?? it) : it))
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ it, box }) => `${it.textContent} ${box.width} × ${box.height}`),
    );

const smallText = (page: Page, name: InstrumentName) =>
  instrumentOn(page, name)
    .part.locator('*')
    .evaluateAll((elements) =>
      elements
        .filter((it) => [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        .filter((it) => it.getBoundingClientRect().width > 1 && Number.parseFloat(getComputedStyle(it).fontSize) < 14)
        .map((it) => it.textContent),
    );

for (const [name, path] of all)
  describe(`the instrument ${name}`, () => {
    const isFull = process.env.LONG || name === 'shelf';

    // In short the scale's, which has the same frame: instruments.test.ts.
    test.runIf(process.env.LONG)('is a drawing with its sentence where no script runs: no dead control', async ({ open }) => {
      const page = await open(path, { javaScriptEnabled: false });
      const { slip, part } = instrumentOn(page, name);
      expect(await slip.isVisible()).toBe(true);
      expect(await part.getByText(words.frame.example).isVisible()).toBe(true);
      const seen = async () =>
        (await part.locator('input, button, form a, label').all()).length > 0 &&
        (await part.locator(':is(input, button, form a, label):visible').count());
      expect(await seen()).toBe(0);
    });

    test('wakes when it is near or turned to, counts what was moved before, refuses, starts again and begins a message to us', async ({
      open,
    }) => {
      const page = await open(path, { viewport: { width: 360, height: 300 } });
      const { slip, part, field, again, mine } = instrumentOn(page, name);
      await page.waitForLoadState('networkidle');
      const scripts = () =>
        page.evaluate(
          (own) =>
            performance.getEntriesByType('resource').flatMap((it) => (new RegExp(`/${own}\\.[\\w-]+\\.js`).test(it.name) ? [it.name] : [])),
          name,
        );
      expect(await scripts(), 'nothing is fetched before').toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await part.locator(':is(input, button, form a):visible').count(), 'controls on paper').toBe(0);
      await page.emulateMedia({ media: null });

      const letGo = await holdRequests(page, new RegExp(`/_assets/${name}\\.`));
      const before = await slipOf(slip);
      await states[name].touched(page);
      expect(await slipOf(slip)).toEqual(before);
      letGo();
      await expect.poll(() => slipOf(slip), { message: 'what was moved before its script came counts' }).not.toEqual(before);
      const [address = ''] = await scripts();
      const source = await (await page.request.get(address)).body();
      expect(brotliCompressSync(source).length, 'bytes of its script').toBeLessThanOrEqual(6 * 1024);
      await again.click();
      await expect.poll(() => slipOf(slip)).toEqual(before);
      expect(await field.getAttribute('data-touched')).toBeNull();

      const find = (except: string[] = []) => axeViolations(page, { except, within: `[data-instrument="${name}"]` });
      for (const width of process.env.LONG ? [360, 768, 1440] : [1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await smallTargets(page, name), `targets at ${width}`).toEqual([]);
        expect.soft(await smallText(page, name), `text at ${width}`).toEqual([]);
      }
      await states[name].touched(page);
      if (process.env.LONG) expect.soft(await find(), 'touched').toEqual([]);
      await states[name].refused(page);
      if (process.env.LONG) expect.soft(await find(), 'refused').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await smallTargets(page, name), 'targets, refused').toEqual([]);
      expect.soft(await smallText(page, name), 'text, refused').toEqual([]);
      if (isFull) expect.soft(await find(), 'refused, on a phone').toEqual([]);
      // 320 is 1280 at 400% zoom, 720 is 1440 at 200%.
      expect(await overflowAt(page, [320, 720])).toEqual({ 320: 0, 720: 0 });

      await page.emulateMedia({ forcedColors: 'active' });
      expect(
        await part
          .locator('.picture')
          .first()
          .evaluate((it) => getComputedStyle(it).forcedColorAdjust),
      ).toBe('none');
      expect(await field.isVisible()).toBe(true);
      if (process.env.LONG) expect(await find(['color-contrast']), 'forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });

      if (!isFull) return;
      const [decision = ''] = await slipOf(slip);
      await mine.click();
      await page.waitForURL(/\/contact/);
      await expect.poll(() => page.getByRole('textbox', { name: /message/i }).inputValue()).toContain(decision);
    });
  });
