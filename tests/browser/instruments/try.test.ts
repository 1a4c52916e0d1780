import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { words } from '../../../site/src/islands/try/content.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { overflowAt } from '../../support/browser/page-facts.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';

const w = words();
const wake = '[data-island$="try/live.ts"], [data-island*="/live."]';

describe('the week before Diwali', () => {
  test('can be played by keyboard, and ends with links to the calculator and contact', async ({ open }) => {
    const page = await open('/try', { viewport: phone });
    await page.waitForLoadState('networkidle');
    const scripts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => /\/_assets\/.*\.js$/.test(name) && !/\/(page|measure|react)\./.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      );
    expect(await scripts(), 'nothing is fetched before a touch').toBe(0);

    const form = page.locator('main form').first();
    const button = form.getByRole('button');
    await form.getByRole('slider', { name: w.days[0]?.ask ?? '' }).press('ArrowRight');
    await expect.poll(() => page.locator(`main ${wake}`).count()).toBe(0);
    expect(await scripts()).toBeGreaterThan(1024);
    expect(await scripts(), 'beside React').toBeLessThanOrEqual(12 * 1024);

    await form.getByText(`${w.days[0]?.options[3]?.label}`, { exact: true }).waitFor();
    for (const [index, day] of w.days.entries()) {
      await expect.poll(() => form.getByRole('heading').textContent()).toContain(day.name);
      // On this day the model loses: a lamp earns more than the product that the shopper wants.
      if (index === 4) await form.getByRole('radio', { name: 'Brass lamp' }).press('Space');
      await button.press('Enter');
      await expect.poll(() => form.getByRole('status').textContent()).toContain(day.why);
      expect(await form.getByText(w.beaten).count()).toBe(index === 4 ? 1 : 0);
      await button.press('Enter');
    }
    const model = w.days.reduce((sum, day) => sum + day.model.earns, 0).toLocaleString('en-IN');
    await expect.poll(() => form.locator('dl').textContent()).toContain(`₹${model}`);
    expect(await form.getByRole('link', { name: w.calculator }).getAttribute('href')).toBe(w.calculatorAddress);
    expect(decodeURIComponent((await form.getByRole('link', { name: w.ask }).getAttribute('href')) ?? '')).toContain(`the model ₹${model}`);
    expect.soft(await overflowAt(page, [320, 720])).toEqual({ 320: 0, 720: 0 });
    expect.soft(await axeInWindows(page, [phone], { within: 'main' })).toEqual([]);
    await button.press('Enter');
    await expect.poll(() => form.getByRole('heading').textContent()).toContain(w.days[0]?.name);
  });

  // A day's question and answer share their place. Days may differ in height, because each text takes its own.
  for (const viewport of [{ width: 360, height: 780 }, desktop])
    test(`keeps the button in its place while a day is answered and read (${viewport.width} px)`, async ({ open }) => {
      const page = await open('/try', { viewport });
      const form = page.locator('main form').first();
      const button = form.getByRole('button');
      const place = async () => Math.round((await button.boundingBox())?.y ?? 0);
      await form.getByRole('slider').press('ArrowRight');
      await expect.poll(() => page.locator(`main ${wake}`).count()).toBe(0);
      for (const [index, day] of w.days.entries()) {
        await expect.poll(() => form.getByRole('heading').textContent()).toContain(day.name);
        const asked = await place();
        for (const key of day.kind === 'range' ? ['End', 'Home'] : []) await form.getByRole('slider').press(key);
        // A choice that earns more than the model's adds a sentence.
        const best = day.options.findIndex(({ earns }) => earns > day.model.earns);
        if (best >= 0 && day.kind === 'choice') await form.getByRole('radio').nth(best).check();
        if (best >= 0 && day.kind === 'range') for (let step = 0; step < best; step++) await form.getByRole('slider').press('ArrowRight');
        expect(await place(), `day ${index + 1}, answered`).toBe(asked);
        await button.press('Enter');
        await expect.poll(() => form.getByRole('status').textContent()).toContain(best < 0 ? day.why : w.beaten);
        expect(await place(), `day ${index + 1}, read`).toBe(asked);
        await button.press('Enter');
      }
    });

  test('has no hole above the question, and its button in the first screen of a phone', async ({ read }) => {
    const form = (await read('/try', phone)).locator('main form').first();
    const text = await form.getByText(w.days[0]?.happens ?? '').boundingBox();
    const question = await form.getByText(w.days[0]?.ask ?? '').boundingBox();
    expect((question?.y ?? 999) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThanOrEqual(48);
    const button = await form.getByRole('button').boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    expect(await form.locator('[data-tills]').count(), 'no bars before the first day').toBe(0);
  });

  test('draws both players’ bars on one scale for the whole week', async ({ open }) => {
    const scales = async (page: Page) =>
      page.locator('[data-tills] dl > div').evaluateAll((rows) =>
        rows.map((row) => {
          const amount = Number(row.querySelector('dd')?.textContent?.replace(/\D/g, ''));
          return (row.querySelector('path')?.getBoundingClientRect().width ?? 0) / amount;
        }),
      );
    const page = await open('/try', { viewport: phone });
    const form = page.locator('main form').first();
    await form.getByRole('slider').press('Home');
    await expect.poll(() => page.locator(`main ${wake}`).count()).toBe(0);
    const seen: number[] = [];
    for (const day of w.days.slice(0, 3)) {
      await expect.poll(() => form.getByRole('heading').textContent()).toContain(day.name);
      await form.getByRole('button').press('Enter');
      await expect.poll(() => form.getByRole('status').textContent()).toContain(day.why);
      seen.push(...(await scales(page)));
      await form.getByRole('button').press('Enter');
    }
    const home = await scales(await open('/', { viewport: phone }));
    for (const all of [seen, home]) {
      expect(all.length).toBeGreaterThan(1);
      expect(Math.max(...all) / Math.min(...all)).toBeLessThan(1.03);
    }
  });

  test('is a written story on a page without a script', async ({ open }) => {
    const page = await open('/try', { javaScriptEnabled: false });
    expect(await page.locator('main form:visible').count()).toBe(0);
    const story = page.locator('main ol').last();
    expect(await story.getByRole('listitem').count()).toBe(7);
    for (const { name, why } of w.days) {
      expect(await story.getByRole('heading', { name }).isVisible()).toBe(true);
      expect(await story.getByText(why).isVisible()).toBe(true);
    }
  });
});
