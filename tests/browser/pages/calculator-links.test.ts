import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { calculator, wakeCalculator, words } from '../../support/browser/calculator.ts';
import { contactForm } from '../../support/browser/contact-form.ts';

const path = '/solutions';

describe('the numbers of the calculator', () => {
  test('are in an address that can be copied, and in a message of the contact form', async ({ open }) => {
    const page = await open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { orders, option, currency, copy, part, send, outcome } = await wakeCalculator(page);
    await currency('€ EUR').check();
    await option('Personalization Solutions').check();
    await orders.fill('1200');
    await expect.poll(() => page.url()).toContain('orders=1200');
    await copy.click();
    await part.getByText(words.share.copied).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(page.url());
    const other = await page.context().newPage();
    await other.goto(address);
    const shared = calculator(other);
    await shared.copy.waitFor();
    await expect.poll(() => shared.orders.inputValue()).toBe('1,200');
    expect(await shared.currency('€ EUR').isChecked()).toBe(true);
    expect(await shared.option('Personalization Solutions').isChecked()).toBe(true);
    await expect.poll(() => shared.outcome.textContent()).toContain('€0 to €252,000');
    await expect.poll(() => shared.part.evaluate((it) => Math.abs(it.getBoundingClientRect().top) < innerHeight)).toBe(true);
    await other.close();

    await currency('₹ INR').check();
    await option('Personalization Solutions').uncheck();
    await orders.fill('1000');
    await expect.poll(() => outcome.textContent()).toContain('₹0 to ₹1,50,000');
    await send.click();
    await page.waitForURL('**/contact');
    const { message } = contactForm(page);
    await expect.poll(() => message.inputValue()).toContain('Orders a month: 1,000');
    const text = await message.inputValue();
    for (const line of ['Average order value: ₹1,500', 'Gross margin: 40%', 'Considering: Dynamic Pricing', '₹0 to ₹1,50,000'])
      expect(text).toContain(line);
    expect(text).toMatch(/\/solutions#calculator=dynamic-pricing&orders=1000&value=1500&margin=40&currency=INR$/);
    await page.goBack();
    await expect.poll(() => calculator(page).orders.inputValue()).toBe('1,000');
  });

  test('are in an address shown in a field, where the browser refuses to copy', async ({ open }) => {
    const page = await open(path, {
      before: (it) =>
        it.addInitScript(() =>
          Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
        ),
    });
    const { copy, part } = await wakeCalculator(page);
    await copy.click();
    await part.getByText(words.share.failed).waitFor();
    expect(await part.getByRole('textbox', { name: words.share.address }).inputValue()).toMatch(
      /\/solutions#calculator=dynamic-pricing&orders=2000/,
    );
  });

  test('are not read from an address with invalid values', async ({ open }) => {
    const page = await open(`${path}#calculator=<img src=x onerror=alert(1)>&orders=-1&value=x&margin=900&currency=XXX`);
    const { copy, orders, value, margin, outcome } = calculator(page);
    await copy.waitFor();
    await expect.poll(() => outcome.textContent()).toContain(words.outcome.noOption);
    expect([await orders.inputValue(), await value.inputValue(), await margin.inputValue()]).toEqual(['2,000', '1,500', '40']);
  });
});

describe('a page of a service that the calculator offers', () => {
  test('links to the calculator with that service ticked', async ({ open }) => {
    const page = await open('/services');
    // All service pages have the same template.
    for (const slug of process.env.LONG ? words.options : ['dynamic-pricing']) {
      await page.goto(`/services/${slug}`);
      await page.getByRole('link', { name: words.link }).click();
      await page.waitForURL('**/solutions#calculator=*');
      const { copy, part } = calculator(page);
      await copy.waitFor();
      const ticked = () =>
        part.getByRole('checkbox', { checked: true }).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
      await expect.poll(ticked).toEqual([slug]);
      const heading = part.getByRole('heading', { level: 2 });
      const isInSight = await heading.evaluate(
        (it) => it.getBoundingClientRect().bottom > 0 && it.getBoundingClientRect().top < innerHeight,
      );
      expect(isInSight, slug).toBe(true);
    }
  });
});
