import { describe } from 'vitest';
import { missedPath } from '../../../shared/api/search.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { isFocused, openSearch, searchWords as words } from '../../support/browser/search-dialog.ts';

describe('nothing found', () => {
  test('shows the places to begin again that stand there before anything is typed; one on this very page is shown by closing', async ({
    open,
  }) => {
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

  test('offers the assistant, with the query as a question that is ready to be sent, whatever is pasted, also where its panel was open', async ({
    open,
  }) => {
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
    await expect.poll(() => page.getByLabel('Message').inputValue(), { message: 'a person, with a message begun' }).toBe(message);
  });

  test('is told to our server once the query rests, once a page, and with the words alone', async ({ open }) => {
    const page = await open('/services');
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(missedPath)) told.push(request.postDataJSON());
    });
    const { field, dialog } = await openSearch(page);
    await field.pressSequentially('Kangaroo');
    await dialog.getByRole('heading', { name: words.none.heading.replace('{query}', 'Kangaroo') }).waitFor();
    await expect.poll(() => told).toEqual([{ query: 'kangaroo' }]);
    // One that finds something, and the next that finds nothing.
    await field.fill('pricing');
    await dialog.getByRole('option').first().waitFor();
    await field.fill('okapi');
    await expect.poll(() => told.at(-1)).toEqual({ query: 'okapi' });
    // The first again, and meant: Enter tells it at once, before the page is left for its results.
    await field.fill('kangaroo');
    await dialog.getByRole('heading', { name: words.none.heading.replace('{query}', 'kangaroo') }).waitFor();
    const left = page.waitForRequest((request) => request.isNavigationRequest());
    await field.press('Enter');
    await left;
    expect(told, 'each once').toEqual([{ query: 'kangaroo' }, { query: 'okapi' }]);
  });
});
