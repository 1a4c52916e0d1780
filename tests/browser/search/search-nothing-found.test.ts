import { describe } from 'vitest';
import { missedPath } from '../../../shared/api/search.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { isFocused, openSearch, searchWords as words } from '../../support/browser/search-dialog.ts';

describe('a search without results', () => {
  test('shows the links of the empty search, and one to this page closes the dialog', async ({ open }) => {
    const page = await open('/contact');
    const { dialog, field } = await openSearch(page);
    const places = dialog.getByRole('navigation', { name: words.start.heading }).getByRole('link');
    const wanted = words.start.links.map(({ label }) => label);
    expect(await places.allTextContents()).toEqual(wanted);
    await field.fill('kangaroo');
    await dialog.getByRole('heading', { name: words.none.heading.replace('{query}', 'kangaroo') }).waitFor();
    expect(await places.allTextContents()).toEqual(wanted);
    await places.and(dialog.locator('[href^="/contact#"]')).first().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).not.toBe('');
  });

  test('offers the assistant and a contact message, both filled with the query', async ({ open }) => {
    const page = await open('/services');
    const { field, dialog } = await openSearch(page);
    for (const query of ['<img src=x onerror=alert(1)>', '\ud800', '((((', '🛒', 'x'.repeat(500)]) {
      await field.evaluate((input: HTMLInputElement, text) => {
        input.select();
        document.execCommand('insertText', false, text);
      }, query);
      await dialog.getByRole('button', { name: words.none.assistant }).waitFor();
    }
    expect(await field.inputValue()).toHaveLength(120);
    const { question, close } = chatPanel(page);
    for (const query of ['kangaroo', 'wombat']) {
      await field.fill(query);
      await dialog.getByRole('button', { name: words.none.assistant }).click();
      await question.waitFor();
      await expect.poll(() => question.inputValue()).toBe(query);
      expect(await dialog.count()).toBe(0);
      await expect.poll(() => isFocused(page, '#chat-question')).toBe(true);
      await close.click();
      await openSearch(page);
    }
    await field.fill('kangaroo & okapi');
    await dialog.getByRole('link', { name: words.none.contact }).click();
    await page.waitForURL('**/contact*');
    const message = words.none.message.replace('{query}', 'kangaroo & okapi');
    await expect.poll(() => page.getByLabel('Message').inputValue(), { message: 'the contact form has a begun message' }).toBe(message);
  });

  test('is reported to our server once per query and page, with the query alone', async ({ open }) => {
    const page = await open('/services');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(missedPath)) sent.push(request.postDataJSON());
    });
    const { field, dialog, options } = await openSearch(page);
    await field.pressSequentially('Kangaroo');
    await dialog.getByRole('heading', { name: words.none.heading.replace('{query}', 'Kangaroo') }).waitFor();
    await expect.poll(() => sent).toEqual([{ query: 'kangaroo' }]);
    // A query with results follows, then another without results.
    await field.fill('pricing');
    await options.first().waitFor();
    await field.fill('okapi');
    await expect.poll(() => sent.at(-1)).toEqual({ query: 'okapi' });
    // The first query is entered again. Enter opens the page of results.
    await field.fill('kangaroo');
    await dialog.getByRole('heading', { name: words.none.heading.replace('{query}', 'kangaroo') }).waitFor();
    const left = page.waitForRequest((request) => request.isNavigationRequest());
    await field.press('Enter');
    await left;
    expect(sent, 'each query once').toEqual([{ query: 'kangaroo' }, { query: 'okapi' }]);
  });
});
