import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { offers } from '../../support/browser/browser-support.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { contactForm } from '../../support/browser/contact-form.ts';
import { instrument } from '../../support/browser/instrument.ts';
import { expectMenu, expectSubmenu, mainMenu } from '../../support/browser/main-menu.ts';
import { openSearch } from '../../support/browser/search-dialog.ts';

/**
 * Features that the oldest browsers lack, except `checkVisibility`, which Playwright itself uses in pages, and `customElements.get`,
 * which Safari has since 10.1, but not for customized built-in elements.
 */
const newer = offers.filter(
  ({ isOld, owner, member }) => !isOld && member !== 'checkVisibility' && !(owner === 'CustomElementRegistry' && member === 'get'),
);

/** Removes all features from a page that the oldest browsers lack. */
const asOldest = (page: Page) =>
  page.addInitScript((names) => {
    for (const { owner, member, isStatic } of names) {
      const world = (owner in Intl ? Intl : window) as unknown as Record<string, { prototype?: object }>;
      const { [owner]: holder } = world;
      if (!holder) continue;
      if (!member) Reflect.deleteProperty(world, owner);
      else
        for (const place of isStatic ? [holder] : [holder.prototype, owner === 'Window' && window])
          if (place) Reflect.deleteProperty(place, member);
    }
  }, newer);

describe('in the oldest browsers', () => {
  test('newer features are removed', async ({ open }) => {
    const page = await open('/', { before: asOldest });
    const remaining = () => [
      'toWellFormed' in String.prototype,
      'any' in AbortSignal,
      'adoptedStyleSheets' in document,
      'Segmenter' in Intl,
      'onpagereveal' in window,
    ];
    expect(await page.evaluate(remaining)).toEqual([false, false, false, false, false]);
  });

  test('the menu opens by hover on a desktop and by its button on a phone', async ({ open }) => {
    const page = await open('/', { before: asOldest, viewport: desktop });
    await mainMenu(page).link('Services').hover();
    await expectSubmenu(page, 'Services');
    await page.setViewportSize(phone);
    await mainMenu(page).toggle.click();
    await expectMenu(page, 'open');
  });

  test('the assistant answers, and the contact form gets the conversation', async ({ open }) => {
    const page = await open('/services', { before: asOldest });
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How does dynamic pricing work? 🇮🇳');
    await chat.items.nth(1).getByRole('link').first().waitFor();
    expect(await chat.panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await chat.person.click();
    await expect.poll(() => contactForm(page).message.inputValue()).toContain('dynamic pricing');
  });

  test('the search finds a page', async ({ open }) => {
    const page = await open('/', { before: asOldest });
    const search = await openSearch(page);
    await search.field.fill('pricing');
    await search.options.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services/dynamic-pricing');
  });

  test('a message is sent', async ({ open }) => {
    const page = await open('/contact', { before: asOldest });
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
  });

  test('the calculator and an instrument react to input', async ({ open }) => {
    const page = await open('/solutions', { before: asOldest });
    const range = page.locator('#calculator [role=status]').first();
    const before = await range.textContent();
    await page
      .getByLabel(/orders/i)
      .first()
      .fill('9,000');
    await expect.poll(() => range.textContent()).not.toBe(before);

    await page.goto('/services/ai-recommendations');
    const shelf = instrument(page, 'shelf');
    const slip = await shelf.slip();
    await shelf.wake();
    await shelf.form.getByRole('checkbox').first().click({ force: true });
    await expect.poll(() => shelf.slip()).not.toEqual(slip);
  });
});
