import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { contactForm, words as formWords, letter } from '../../support/browser/contact-form.ts';
import { chatWords } from '../../support/content/chat-words.ts';
import { content } from '../../support/content/site-routes.ts';

const { labels } = formWords;
const still = { reducedMotion: 'reduce' } as const;

/** A visitor who uses the keyboard and hears role, name and state of the focused element. */
function screenReader(page: Page) {
  const focused = async () => {
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
    return isOnPage ? (await page.locator(':focus').ariaSnapshot()).replace(/^- /, '') : '';
  };
  return {
    focused,
    /** Presses Tab until an announcement begins as wanted. @throws Error that lists what was announced */
    async goTo(wanted: string, most = 90): Promise<string> {
      const passed: string[] = [];
      for (let presses = 0; presses < most; presses += 1) {
        await page.keyboard.press('Tab');
        const now = await focused();
        if (now.startsWith(wanted)) return now;
        passed.push(now);
      }
      throw new Error(`${wanted} is not reached. On the way: ${passed.join(', ')}`);
    },
  };
}

/* Visits by keyboard with screen reader output. calculator, instruments and people-and-documents.test.ts have their own. */
describe('by keyboard and screen reader', () => {
  test('a visitor finds a service and sends a message about it', async ({ open }) => {
    const page = await open('/', still);
    const reader = screenReader(page);
    expect(await reader.goTo('button "Services pages"')).toContain('[expanded]');
    await reader.goTo('link "Dynamic Pricing"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services/dynamic-pricing');

    const { heading } = content.services.find(({ slug }) => slug === 'dynamic-pricing') ?? {};
    // The first focus stop is the link that skips the menu.
    await reader.goTo('link "Skip to the content"', 1);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('heading', { level: 1, name: heading }).isVisible()).toBe(true);
    await reader.goTo('link "Get Started"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');

    const form = contactForm(page);
    await reader.goTo('link "Skip to the content"', 1);
    await page.keyboard.press('Enter');
    await reader.goTo(`textbox "${labels.name}`);
    await page.keyboard.type(letter.name);
    await reader.goTo(`textbox "${labels.email}`, 1);
    await page.keyboard.type('asha');
    await reader.goTo(`textbox "${labels.phone}`, 1);
    await reader.goTo(`textbox "${labels.message}`, 1);
    await page.keyboard.type('Bread');
    await reader.goTo(`button "${formWords.button}"`, 1);
    await page.keyboard.press('Enter');

    // The summary names the mistake and links to its field, which is marked invalid.
    await form.alert('Please enter a valid email address').waitFor();
    await reader.goTo(`link "${formWords.errors.emailShape}"`, 1);
    await page.keyboard.press('Enter');
    expect(await reader.focused()).toMatch(new RegExp(`^textbox "${labels.email}`));
    await page.keyboard.press('End');
    await page.keyboard.type('@shop.example');
    await reader.goTo(`button "${formWords.button}"`);
    await page.keyboard.press('Enter');
    await form.sent.waitFor();
    await expect.poll(reader.focused).toMatch(/^status/);
  });

  test('a visitor asks the assistant and gets links', async ({ open }) => {
    const page = await open('/contact/receipt', { ...still, viewport: phone });
    const reader = screenReader(page);
    const launcher = await reader.goTo(`link "${chatWords.name}"`).catch(() => reader.goTo(`button "${chatWords.name}"`));
    expect(launcher).toContain(chatWords.name);
    await page.keyboard.press('Enter');
    await expect.poll(reader.focused).toMatch(new RegExp(`^textbox "${chatWords.labels.question}"`));
    await page.keyboard.type('What does dynamic pricing do?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('dialog', { name: chatWords.name }).getByRole('listitem');
    await expect.poll(() => log.getByRole('link').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(reader.focused).toMatch(new RegExp(`^button "${chatWords.name}"`));
  });
});
