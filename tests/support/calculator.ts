import type { Page } from 'playwright-core';
import { content } from './site-routes.ts';

export const words = content.calculator;

/** The calculator as a visitor finds it. */
export function calculator(page: Page) {
  const part = page.locator('#calculator');
  return {
    part,
    orders: part.getByRole('textbox', { name: words.form.orders }),
    value: part.getByRole('textbox', { name: words.form.value }),
    margin: part.getByRole('textbox', { name: words.form.margin }),
    option: (name: string) => part.getByRole('checkbox', { name }),
    currency: (name: string) => part.getByRole('radio', { name }),
    /** What is said of the outcome: the range, or what keeps it away. */
    outcome: part.getByRole('status').first(),
    /** The lines of the sum. */
    steps: part.getByRole('listitem'),
    copy: part.getByRole('button', { name: words.share.copy }),
    send: part.getByRole('link', { name: words.send.link }),
  };
}

/** Turns to the calculator and waits until it is live: the button that copies comes with the script. */
export async function wakeCalculator(page: Page) {
  const found = calculator(page);
  await found.orders.hover();
  await found.copy.waitFor();
  return found;
}
