import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, test } from '../support/browser-test.ts';
import { overflowAt } from '../support/page-facts.ts';
import { axeViolations } from '../support/run-axe.ts';
import {
  type InstrumentName,
  instrumentOn,
  instrumentPages,
  slipOf,
  states,
  wakeInstrument,
  words,
} from '../support/service-instrument.ts';

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
    test('is a drawing with its sentence where no script runs: no dead control', async ({ open }) => {
      const page = await open(path, { javaScriptEnabled: false });
      const { slip, part } = instrumentOn(page, name);
      expect(await slip.isVisible()).toBe(true);
      expect(await part.getByText(words.frame.example).isVisible()).toBe(true);
      const seen = async () =>
        (await part.locator('input, button, form a, label').all()).length > 0 &&
        (await part.locator(':is(input, button, form a, label):visible').count());
      expect(await seen()).toBe(0);
    });

    test('fetches at most 6 KB of script of its own, when it is near or turned to, and nothing before', async ({ open }) => {
      const page = await open(path, { viewport: { width: 360, height: 300 } });
      await page.waitForLoadState('networkidle');
      const scripts = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').flatMap((it) => (/\/_assets\/[^/]+\.js/.test(it.name) ? [it.name] : [])),
        );
      const own = (addresses: string[]) => addresses.filter((address) => new RegExp(`/${name}\\.[\\w-]+\\.js`).test(address));
      expect(own(await scripts())).toEqual([]);
      await wakeInstrument(page, name);
      const [address = ''] = own(await scripts());
      const source = await (await page.request.get(address)).body();
      expect(brotliCompressSync(source).length).toBeLessThanOrEqual(6 * 1024);
    });

    test('counts what was moved before its script came', async ({ open }) => {
      let letGo = () => {};
      const gate = new Promise<void>((go) => {
        letGo = go;
      });
      const page = await open(path, {
        before: (it) =>
          it.route(new RegExp(`/_assets/${name}\\.`), async (route) => {
            await gate;
            await route.continue();
          }),
      });
      const { slip, part, again } = instrumentOn(page, name);
      const before = await slipOf(slip);
      await states[name].touched(page);
      expect(await slipOf(slip)).toEqual(before);
      letGo();
      await expect.poll(() => slipOf(slip)).not.toEqual(before);
      await again.waitFor();
      await again.click();
      await expect.poll(() => slipOf(slip)).toEqual(before);
      expect(await part.locator('form').getAttribute('data-touched')).toBeNull();
    });

    test('begins the message to us with what it said, and has no control on paper', async ({ open }) => {
      const page = await open(path);
      const { slip, mine, part } = await wakeInstrument(page, name);
      await page.emulateMedia({ media: 'print' });
      expect(await part.locator(':is(input, button, form a):visible').count()).toBe(0);
      await page.emulateMedia({ media: null });
      const before = await slipOf(slip);
      await states[name].touched(page);
      await expect.poll(() => slipOf(slip)).not.toEqual(before);
      const [decision = ''] = await slipOf(slip);
      await mine.click();
      await page.waitForURL(/\/contact/);
      await expect.poll(() => page.getByRole('textbox', { name: /message/i }).inputValue()).toContain(decision);
    });

    test('does not jump, and fits: nothing wider than the page, targets for a finger, text that can be read', async ({ open }) => {
      const page = await open(path, { viewport: phone });
      const { field } = await wakeInstrument(page, name);
      const height = async () => Math.round((await field.boundingBox())?.height ?? 0);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.reload();
        await wakeInstrument(page, name);
        const before = await height();
        await states[name].touched(page);
        expect.soft(await height(), `touched at ${width}`).toBe(before);
        await states[name].refused(page);
        expect.soft(await height(), `refused at ${width}`).toBe(before);
        expect.soft(await smallTargets(page, name), `targets at ${width}`).toEqual([]);
        expect.soft(await smallText(page, name), `text at ${width}`).toEqual([]);
      }
      // 320 is 1280 at 400% zoom, 720 is 1440 at 200%.
      expect(await overflowAt(page, [320, 360, 720, 768, 1440])).toEqual({ 320: 0, 360: 0, 720: 0, 768: 0, 1440: 0 });
    });

    test('can be read by assistive technology in each state, and keeps its colours where colours are forced', async ({ open }) => {
      const page = await open(path);
      const { field, part } = instrumentOn(page, name);
      const find = (except: string[] = []) => axeViolations(page, { except, within: `[data-instrument="${name}"]` });
      expect.soft(await find(), 'before').toEqual([]);
      await wakeInstrument(page, name);
      await states[name].touched(page);
      expect.soft(await find(), 'touched').toEqual([]);
      await states[name].refused(page);
      expect.soft(await find(), 'refused').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await find(), 'on a phone').toEqual([]);

      await page.emulateMedia({ forcedColors: 'active' });
      const picture = part.locator('.picture').first();
      expect(await picture.evaluate((it) => getComputedStyle(it).forcedColorAdjust)).toBe('none');
      expect(await field.isVisible()).toBe(true);
      expect(await find(['color-contrast'])).toEqual([]);
    });
  });
