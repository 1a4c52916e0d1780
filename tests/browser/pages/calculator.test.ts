import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { calculator, wakeCalculator, words } from '../../support/browser/calculator.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { overflowAt } from '../../support/browser/page-facts.ts';
import { pageScripts } from '../../support/browser/page-scripts.ts';
import { axeInWindows, axeViolations } from '../../support/browser/run-axe.ts';

const still = { reducedMotion: 'reduce' } as const;
const path = '/solutions';

describe('the calculator', () => {
  test('shows a worked example and offers the services with figures without JavaScript', async ({ open }) => {
    const page = await open(path, { javaScriptEnabled: false });
    const { part, outcome, steps, send, orders } = calculator(page);
    expect(await part.getByText(words.noScript).isVisible()).toBe(true);
    // 2,000 × 1,500 at 40% is 12,00,000 a month; with pricing 3,750,000 at 40% is 15,00,000.
    await expect.poll(() => outcome.textContent()).toContain('₹0 to ₹3,00,000');
    expect(await outcome.textContent()).toContain(words.outcome.example);
    expect(await steps.allTextContents()).toEqual(
      expect.arrayContaining([
        'Sales today: 2,000 orders × ₹1,500 = ₹30,00,000.',
        'Gross profit today: ₹30,00,000 × 40% = ₹12,00,000.',
        'Margin with Dynamic Pricing: 40% × 1.15 = 46%. Gross profit: ₹30,00,000 × 46% = ₹13,80,000.',
        '₹15,00,000 − ₹12,00,000 = ₹3,00,000 more a month.',
        '₹3,00,000 × 12 = ₹36,00,000 in twelve months like it.',
        ...words.working.rules,
      ]),
    );
    expect(await part.getByText(words.outcome.illustrative).isVisible()).toBe(true);
    expect(await send.getAttribute('href')).toBe('/contact');
    // Fields that need the script are hidden.
    expect(await orders.isVisible()).toBe(false);
    const offered = await part.locator('label', { has: page.getByRole('checkbox', { includeHidden: true }) }).allTextContents();
    expect(offered).toEqual(words.options.map(() => expect.stringMatching(/\d+%/)));
  });

  test('fetches its script on first use, keeps earlier input and follows every change', async ({ open }) => {
    const page = await open(path);
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /calculator\.[\w-]+\.js/.test(name)).length);
    await page.waitForLoadState('networkidle');
    expect(await scripts()).toBe(0);
    const release = await holdRequests(page, pageScripts);
    const { orders, value, margin, outcome, option, copy, part } = calculator(page);
    await orders.fill('1000');
    await option('Personalization Solutions').check();
    await option('Dynamic Pricing').uncheck();
    release();
    await copy.waitFor();
    // 1,000 × 1,500 at 40% is 6,00,000; × 0.35
    await expect.poll(() => outcome.textContent()).toContain('₹0 to ₹2,10,000');
    expect(await orders.inputValue()).toBe('1000');
    expect(await option('Dynamic Pricing').isChecked()).toBe(false);
    expect(await scripts()).toBe(1);

    await option('Dynamic Pricing').check();
    await option('Personalization Solutions').uncheck();
    await orders.fill('120000');
    // 120,000 × 1,500 at 40% is 7,20,00,000; × 0.25
    await expect.poll(() => outcome.textContent()).toContain('₹0 to ₹1.8\u00a0crore');
    expect(await outcome.textContent()).not.toContain(words.outcome.example);
    await value.focus();
    await expect.poll(() => orders.inputValue(), { message: 'digits are grouped once a field is left' }).toBe('1,20,000');
    const reported = await page.evaluate(() =>
      (window as Window & { dataLayer?: object[] }).dataLayer?.filter((entry) => 'category' in entry),
    );
    expect(reported, 'its first use is reported, once and without a number').toEqual([
      { event: 'custom_event', category: 'calculator', action: 'used', label: expect.stringMatching(/^[a-z-]+$/) },
    ]);

    await orders.fill('2000');
    await option('Personalization Solutions').check();
    // 12,00,000 × 0.35
    await expect.poll(() => outcome.textContent(), { message: 'the largest of several' }).toContain('₹0 to ₹4,20,000');
    await option('Personalization Solutions').uncheck();
    await expect.poll(() => outcome.textContent()).toContain('₹0 to ₹3,00,000');
    await option('Dynamic Pricing').uncheck();
    await expect.poll(() => outcome.textContent()).toContain(words.outcome.noOption);
    await option('Dynamic Pricing').check();
    await orders.fill('0');
    await expect.poll(() => outcome.textContent()).toContain(words.outcome.noSales);
    await option('Dynamic Pricing').uncheck();
    await expect.poll(() => outcome.textContent()).toContain(words.outcome.noOption);
    expect(await part.textContent(), 'no range from nothing to nothing').not.toContain('₹0');
    await option('Dynamic Pricing').check();

    // site/src/islands/calculator/calculator.test.ts tests the message of each mistake.
    await orders.fill('a lot');
    await part.getByText('Write it in digits, such as 2,000.').waitFor();
    expect(await orders.getAttribute('aria-invalid')).toBe('true');
    const described = await orders.evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(described).toBe('Write it in digits, such as 2,000.');
    expect(await outcome.textContent()).toBe(words.outcome.incomplete.replace('{fields}', words.form.orders));
    await orders.fill('2000');
    await expect.poll(() => outcome.textContent()).toContain('₹0 to ₹3,00,000');
    expect(await orders.getAttribute('aria-invalid')).toBeNull();
    await margin.fill('140');
    await part.getByText(words.mistakes.margin).waitFor();
    await margin.fill('37.5');
    // 30,00,000 at 37.5% is 11,25,000; × 0.25
    await expect.poll(() => outcome.textContent()).toContain('₹0 to ₹2,81,250');
  });

  test('can be used by keyboard alone', async ({ open }) => {
    const page = await open(path);
    const { orders, outcome, currency, option, copy, send } = calculator(page);
    await orders.focus();
    await copy.waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('50');
    await page.keyboard.press('Tab');
    await page.keyboard.type('20');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await currency('$ USD').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await option('Dynamic Pricing').isChecked()).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await option('Personalization Solutions').isChecked()).toBe(true);
    // 1,000 × 50 at 20% is 10,000; × 0.35 is 3,500.
    await expect.poll(() => outcome.textContent()).toContain('$0 to $3,500');
    await page.keyboard.press('Tab');
    expect(await send.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

/** Lists texts that are wider than their element. */
const cutOff = (part: Locator) =>
  part
    .locator('p, dt, dd, li, legend, label, button, a')
    .evaluateAll((elements) =>
      elements.filter((it) => it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent),
    );

describe('the calculator can be read', () => {
  test('on the narrowest phone with the longest amounts, and its figure stays visible', async ({ open }) => {
    const page = await open(path, { viewport: { width: 320, height: 640 } });
    const figure = calculator(page).part.locator('p[aria-hidden=true]');
    const [figureTop = 0, lastField = Infinity] = await Promise.all(
      [figure, calculator(page).part.getByRole('checkbox').last()].map(async (it) => (await it.boundingBox())?.y),
    );
    expect(figureTop).toBeGreaterThan(lastField);
    const { part, orders, value, currency, outcome } = await wakeCalculator(page);
    await currency('AED').check();
    await orders.fill('99999999');
    await value.fill('9999999.99');
    await expect.poll(() => outcome.textContent()).toContain('AED\u00a0100\u00a0trillion');
    expect((await figure.boundingBox())?.y).toBeLessThan(640);
    expect(await cutOff(part)).toEqual([]);
    expect(await overflowAt(page, [320, 768])).toEqual({ 320: 0, 768: 0 });
  });

  test('by assistive technology, also with a mistake, and in forced colours', async ({ open }) => {
    const page = await open(path, still);
    const { orders, copy, currency, part } = await wakeCalculator(page);
    await copy.click();
    await part.getByText(words.share.copied).or(part.getByText(words.share.failed)).waitFor();
    if (process.env.LONG) expect.soft(await axeViolations(page, { within: '#calculator' }), 'live').toEqual([]);
    await orders.fill('x');
    await part.getByText('Write it in digits').waitFor();
    expect.soft(await axeInWindows(page, [desktop, phone], { within: '#calculator' }), 'with a mistake').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await cutOff(part)).toEqual([]);
    const border = (name: string) => currency(name).evaluate((input) => getComputedStyle(input.parentElement as Element).borderTopWidth);
    expect(await border('₹ INR')).not.toBe(await border('$ USD'));
    const drawing = part.locator('svg').first();
    expect(await drawing.evaluate((it) => getComputedStyle(it).forcedColorAdjust)).toBe('none');
  });
});
