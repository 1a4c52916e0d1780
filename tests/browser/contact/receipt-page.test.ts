import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { contactForm } from '../../support/browser/contact-form.ts';
import { overflowAt } from '../../support/browser/page-facts.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';
import { content } from '../../support/content/site-routes.ts';

const { form, states, heading: question } = content.pages.receipt;
const { tooMany, ...others } = states;
const blocks = { ask: { heading: question }, ...others, 'too-many': tooMany };

/** Returns the visible heading, which names the state. */
const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true }).allTextContents();
const reference = (page: Page) => page.getByRole('textbox', { name: form.label });

async function lookUp(page: Page, text: string) {
  await reference(page).fill(text);
  await page.getByRole('button', { name: form.button }).click();
  await page.waitForURL('**/contact/receipt?reference=*');
}

/** Sends a message and returns its reference. */
async function sendMessage(page: Page): Promise<string> {
  await page.goto('/contact');
  const contact = contactForm(page);
  await contact.fill();
  await contact.button.click();
  await contact.sent.waitFor();
  return (await contact.reference()) as string;
}

describe('the receipt', () => {
  test('finds a message by its reference in any spelling, also without scripts', async ({ open }) => {
    const given = await sendMessage(await open('/contact'));
    const page = await open('/contact/receipt', { javaScriptEnabled: false });
    for (const written of [given, ` ${given.toLowerCase().replaceAll('-', ' ')} `, given.replaceAll('-', '').replaceAll('0', 'O')]) {
      await page.goto('/contact/receipt');
      await lookUp(page, written);
      expect([[states.received.heading], [states.kept.heading]], written).toContainEqual(await shown(page));
      expect(await page.locator('[data-state]:not([hidden])').getByText(given, { exact: true }).isVisible()).toBe(true);
      expect(await reference(page).inputValue()).toBe(given);
    }
  });
});

test('each state of a message is shown alone and is accessible', async ({ open }) => {
  const page = await open('/contact/receipt');
  for (const [state, { heading }] of Object.entries(blocks)) {
    // Show the state as the server does (server/site/page-template.test.ts).
    await page.evaluate((name) => {
      for (const block of document.querySelectorAll('[data-state]'))
        block.toggleAttribute('hidden', block.getAttribute('data-state') !== name);
      for (const place of document.querySelectorAll('[data-fill=reference]')) place.textContent = '7K3M-90QD-V2XA-PT5H';
    }, state);
    expect.soft(await shown(page)).toEqual([heading]);
    // The short form checks a good and a bad state, because all share their markup.
    if (!process.env.LONG && !['received', 'unknown'].includes(state)) continue;
    expect.soft(await axeInWindows(page, [desktop, phone], { within: 'main' }), state).toEqual([]);
    expect.soft(await overflowAt(page, [320, 1000]), state).toEqual({ 320: 0, 1000: 0 });
  }
});

test('the field is on the first screen of a phone, below the question', async ({ read }) => {
  const page = await read('/contact/receipt', phone);
  const field = await reference(page).boundingBox();
  const heading = await page.getByRole('heading', { level: 1, name: question }).boundingBox();
  expect(field?.y ?? 0).toBeGreaterThan(heading?.y ?? 0);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(phone.height);
});
