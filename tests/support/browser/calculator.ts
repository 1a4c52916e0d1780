import type { Page } from 'playwright-core';
import { content } from '../content/site-routes.ts';

export const words = content.calculator;

/** Page object of the calculator. */
export function calculator(page: Page) {
  const part = page.locator('#calculator');
  return {
    part,
    orders: part.getByRole('textbox', { name: words.form.orders }),
    value: part.getByRole('textbox', { name: words.form.value }),
    margin: part.getByRole('textbox', { name: words.form.margin }),
    option: (name: string) => part.getByRole('checkbox', { name }),
    currency: (name: string) => part.getByRole('radio', { name }),
    /** Message about the result: the range, or the invalid field. */
    outcome: part.getByRole('status').first(),
    /** Lines of the calculation. */
    steps: part.getByRole('listitem'),
    copy: part.getByRole('button', { name: words.share.copy }),
    send: part.getByRole('link', { name: words.send.link }),
  };
}

/** Scrolls to the calculator and waits for hydration: the copy button needs the script. */
export async function wakeCalculator(page: Page) {
  const found = calculator(page);
  await found.orders.hover();
  await found.copy.waitFor();
  return found;
}
