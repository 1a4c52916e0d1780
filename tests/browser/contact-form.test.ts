import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../support/browser-test.ts';
import { answerSends, contactForm, letter, texts, words } from '../support/contact-form.ts';
import { overflowAt } from '../support/page-facts.ts';
import { axeViolations } from '../support/run-axe.ts';

/** Every state of the form, and how a visitor gets there. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  idle: () => Promise.resolve(),
  'with empty fields': async (page) => {
    await contactForm(page).button.click();
    await contactForm(page).alert(texts.required).waitFor();
  },
  'with a wrong email address': async (page) => {
    await contactForm(page).fill({ ...letter, email: 'a'.repeat(120) });
    await contactForm(page).button.click();
    await contactForm(page).alert(texts.email).waitFor();
  },
  sending: async (page) => {
    await answerSends(page, ['silent']);
    await contactForm(page).fill();
    await contactForm(page).button.click();
    await contactForm(page).sending.waitFor();
  },
  failed: async (page) => {
    await answerSends(page, [500]);
    await contactForm(page).fill({
      ...letter,
      message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(9),
    });
    await contactForm(page).button.click();
    await contactForm(page).alert(texts.failed).waitFor();
  },
  sent: async (page) => {
    await contactForm(page).fill();
    await contactForm(page).button.click();
    await contactForm(page).sent.waitFor();
  },
};

describe('the form is fit for everyone', () => {
  for (const [state, go] of Object.entries(states)) {
    test(state, async ({ open, complaints }) => {
      const page = await open('/contact', { viewport: desktop, reducedMotion: 'reduce' });
      await go(page);
      if (state === 'failed') expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 500')]);
      expect.soft(await axeViolations(page), 'at 1440 px').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await axeViolations(page), 'at 360 px').toEqual([]);
      expect
        .soft(await overflowAt(page, [320, 360, 768, 1440]), 'pixels wider than the window')
        .toEqual({ 320: 0, 360: 0, 768: 0, 1440: 0 });
    });
  }
});

test('the keyboard alone fills the form in and sends it', async ({ open }) => {
  const page = await open('/contact');
  const form = contactForm(page);
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
  await page.locator('#main').focus();
  const seen: unknown[] = [];
  for (const text of [letter.name, letter.email, '', letter.message, undefined]) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
    if (text) await page.keyboard.type(text.replaceAll('\n', ' '));
  }
  expect(seen, 'the field for robots is not among them').toEqual(['from_name', 'from_email', 'phone_number', 'message', words.button]);
  await page.keyboard.press('Enter');
  await form.sent.waitFor();
  await expect.poll(() => form.sent.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(words.sent.follow);
});

test('the field for robots is out of sight, out of reach, and out of what is read', async ({ open }) => {
  const page = await open('/contact');
  const trap = page.locator('[name=subject_line]');
  expect(await page.getByRole('textbox').count(), 'to a screen reader').toBe(4);
  expect(await trap.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(0);
  expect(await trap.evaluate((element: HTMLInputElement) => [element.tabIndex, element.autocomplete, element.checkVisibility()])).toEqual([
    -1,
    'off',
    true,
  ]);
});

test('whoever fills in the field for robots is told that it failed', async ({ open, complaints }) => {
  const page = await open('/contact');
  const form = contactForm(page);
  await form.fill();
  await page.locator('[name=subject_line]').evaluate((element: HTMLInputElement) => {
    element.value = 'Cheap sofas';
  });
  await form.button.click();
  await form.alert(texts.failed).waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 403')]);
});

test('in forced colours fields, button and messages have edges', async ({ open }) => {
  const page = await open('/contact', { forcedColors: 'active' });
  const form = contactForm(page);
  await form.button.click();
  await form.alert(texts.required).waitFor();
  for (const part of [form.name, form.button, form.alert(texts.required)])
    expect(await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThanOrEqual(1);
});
