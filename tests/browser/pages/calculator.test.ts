import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { overflowAt } from '../../support/browser/page-facts.ts';
import { pageScripts } from '../../support/browser/page-scripts.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';
import { content } from '../../support/content/site-routes.ts';

const words = content.calculator;
const path = '/solutions';

function calculator(page: Page) {
  const part = page.locator('#calculator');
  const field = (name: string) => part.getByRole('textbox', { name });
  return {
    part,
    orders: field(words.form.orders),
    value: field(words.form.value),
    margin: field(words.form.margin),
    currency: part.getByRole('combobox', { name: words.form.currency }),
    /** The range, or the mistakes. */
    outcome: part.getByRole('status'),
    steps: part.getByText(words.steps),
    rows: () => part.getByRole('row').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))),
  };
}

describe('the calculator', () => {
  test('shows its table with the opening numbers without JavaScript', async ({ open }) => {
    const page = await open(path, { javaScriptEnabled: false });
    const { part, orders, outcome, rows, steps } = calculator(page);
    expect(await part.locator('noscript p').textContent()).toBe(words.noScript);
    expect(await orders.isVisible()).toBe(false);
    expect(await outcome.textContent()).toBe('Up to ₹4,20,000 more gross profit a month');
    expect(await part.getByText(words.rules[0] ?? '').isVisible(), 'the estimate is called one before the steps are opened').toBe(true);
    await steps.click();
    expect(await rows()).toEqual([
      [words.table.change, words.table.step, words.table.profit, words.table.more],
      ['Today', '2,000 × ₹1,500 = ₹30,00,000', '₹30,00,000 × 40% = ₹12,00,000'],
      [expect.stringMatching(/^Dynamic Pricing .*25%/), '₹30,00,000 × 1.25 = ₹37,50,000', '₹37,50,000 × 40% = ₹15,00,000', '₹3,00,000'],
      [expect.stringMatching(/^Dynamic Pricing .*15%/), '40% × 1.15 = 46%', '₹30,00,000 × 46% = ₹13,80,000', '₹1,80,000'],
      [expect.stringMatching(/^Personalization .*35%/), '₹30,00,000 × 1.35 = ₹40,50,000', '₹40,50,000 × 40% = ₹16,20,000', '₹4,20,000'],
    ]);
    for (const rule of words.rules) expect(await part.getByText(rule).isVisible()).toBe(true);
  });

  test('fetches its script on first use, keeps earlier input and follows every change', async ({ open }) => {
    const page = await open(path);
    const release = await holdRequests(page, pageScripts);
    const { orders, value, margin, currency, outcome, part } = calculator(page);
    await orders.fill('1000');
    release();
    // 1,000 × 1,500 at 40% is 6,00,000; × 0.35
    await expect.poll(() => outcome.textContent()).toContain('Up to ₹2,10,000');
    expect(await orders.inputValue()).toBe('1000');
    await orders.fill('1,20,000');
    await expect.poll(() => outcome.textContent()).toContain('Up to ₹2,52,00,000');
    const reported = await page.evaluate(() =>
      (window as Window & { dataLayer?: object[] }).dataLayer?.filter((entry) => 'category' in entry),
    );
    expect(reported, 'its first use is reported, once and without a number').toEqual([
      { event: 'custom_event', category: 'calculator', action: 'used', label: 'orders' },
    ]);
    await currency.selectOption('USD');
    await expect.poll(() => outcome.textContent()).toContain('Up to $25,200,000');

    await value.fill('a lot');
    await margin.fill('140');
    const mistakes = [
      'Average order value: write a number from 0 to 1,000,000, such as 1,500.',
      /Gross margin.*from 0 to 100, such as 40\./,
    ];
    for (const mistake of mistakes) await part.locator('form').getByText(mistake).waitFor();
    expect(await outcome.textContent()).toContain(mistakes[0]);
    expect(await value.getAttribute('aria-invalid')).toBe('true');
    expect(await part.getByRole('table').count()).toBe(0);
    await value.fill('50');
    await margin.fill('37.5');
    // 120,000 × 50 at 37.5% is 2,250,000; × 0.35
    await expect.poll(() => outcome.textContent()).toContain('Up to $787,500');
  });

  test('fits the narrowest phone with the longest amounts, and axe finds nothing, also with a mistake', async ({ open }) => {
    const page = await open(path, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const { orders, value, currency, outcome, steps } = calculator(page);
    await steps.click();
    await currency.selectOption('AED');
    await orders.fill('999999');
    await value.fill('999999.99');
    await expect.poll(() => outcome.textContent()).toContain('AED\u00a0139,999,8');
    expect(await overflowAt(page, [320, 768])).toEqual({ 320: 0, 768: 0 });
    expect.soft(await axeInWindows(page, [desktop, phone], { within: '#calculator' })).toEqual([]);
    await orders.fill('x');
    await expect.poll(() => outcome.textContent()).toContain(words.form.orders);
    expect.soft(await axeInWindows(page, [desktop, phone], { within: '#calculator' }), 'with a mistake').toEqual([]);
  });
});
