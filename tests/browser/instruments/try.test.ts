import { describe } from 'vitest';
import { words } from '../../../site/src/islands/try/content.ts';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
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
    const height = async () => Math.round((await form.boundingBox())?.height ?? 0);
    await form.getByRole('slider', { name: w.days[0]?.ask ?? '' }).press('ArrowRight');
    await expect.poll(() => page.locator(`main ${wake}`).count()).toBe(0);
    expect(await scripts()).toBeGreaterThan(1024);
    expect(await scripts(), 'beside React').toBeLessThanOrEqual(12 * 1024);
    const first = await height();

    await form.getByText(`${w.days[0]?.options[3]?.label}`, { exact: true }).waitFor();
    for (const [index, day] of w.days.entries()) {
      await expect.poll(() => form.getByRole('heading').textContent()).toContain(day.name);
      // On this day the model loses: a lamp earns more than the product that the shopper wants.
      if (index === 4) await form.getByRole('radio', { name: 'Brass lamp' }).press('Space');
      await button.press('Enter');
      await expect.poll(() => form.getByRole('status').textContent()).toContain(day.why);
      expect(await form.getByText(w.beaten).count()).toBe(index === 4 ? 1 : 0);
      expect(Math.abs((await height()) - first), `day ${index + 1} keeps its height`).toBeLessThanOrEqual(1);
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

  test('leaves no hole between text and question on a phone', async ({ read }) => {
    const form = (await read('/try', phone)).locator('main form').first();
    const text = await form.getByText(w.days[0]?.happens ?? '').boundingBox();
    const question = await form.getByText(w.days[0]?.ask ?? '').boundingBox();
    expect((question?.y ?? 999) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThanOrEqual(100);
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
