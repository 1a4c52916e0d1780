import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel } from '../../support/browser/chat-panel.ts';
import { contactForm, letter } from '../../support/browser/contact-form.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';

/** Inserts a foreign element beside a field, as password managers and spelling checkers do. */
const putBeside = (field: Locator) =>
  field.evaluate((control) => {
    const foreign = document.createElement('x-extension');
    foreign.append(document.createElement('button'));
    control.after(foreign);
  });

/** Returns the caret's position in the focused field. */
const caret = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);
const isLive = (page: Page, name: string) => page.locator(`astro-island[ssr][component-export=${name}]`).waitFor({ state: 'detached' });

/** React reports that it renders the island again. */
const expectReport = (complaints: string[]) => {
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/React error #418/);
};

describe('an element of an extension beside a field', () => {
  test('loses no message that is typed while the form hydrates', async ({ open, complaints }) => {
    let release = () => {};
    const page = await open('/contact', {
      before: async (opened) => {
        release = await holdRequests(opened, /\/_assets\/(ContactForm|client)\.[^/]*\.js(\?|$)/);
      },
    });
    const form = contactForm(page);
    await form.fill(letter);
    await putBeside(form.name);
    await putBeside(form.message);
    await form.name.focus();
    await page.keyboard.press('Home');
    release();
    await form.live();
    // Restored when the browser is idle.
    await expect.poll(() => form.values()).toMatchObject(letter);
    expect(await form.name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await caret(page)).toBe(0);
    await putBeside(form.email);
    await form.email.fill('asha');
    await form.button.click();
    await form.alert('Please enter a valid email address').waitFor();
    await form.email.fill(letter.email);
    await form.button.click();
    await form.sent.waitFor();
    expectReport(complaints);
  });

  test('in the open panel of the assistant loses no question', async ({ open }) => {
    const page = await open('/');
    await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    await chat.open();
    await chat.question.fill('What does it cost');
    await putBeside(chat.question);
    await page.keyboard.type('?');
    await page.keyboard.press('Enter');
    await chat.reply('So.').waitFor();
    expect((await chat.messages())[0]).toContain('What does it cost?');
  });

  test('loses no input while the calculator hydrates', async ({ open, complaints }) => {
    let release = () => {};
    const page = await open('/solutions', {
      before: async (opened) => {
        release = await holdRequests(opened, /\/_assets\/(Calculator|client)\.[^/]*\.js(\?|$)/);
      },
    });
    const part = page.locator('#calculator');
    const orders = part.getByRole('textbox').first();
    await orders.fill('9,000');
    await putBeside(orders);
    release();
    await isLive(page, 'Calculator');
    await expect.poll(() => orders.inputValue()).toBe('9,000');
    await part.locator('summary').click();
    await expect.poll(() => part.getByRole('cell').first().textContent()).toContain('9,000');
    expectReport(complaints);
  });
});
