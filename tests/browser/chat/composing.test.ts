import type { Locator } from 'playwright-core';
import { drawn, expect, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel } from '../../support/browser/chat-panel.ts';
import { openSearch } from '../../support/browser/search-dialog.ts';

/** Confirms a composed word as Safari does: the key follows the composition, and only its code marks it. */
async function confirmAsSafari(field: Locator, key: string): Promise<void> {
  await field.dispatchEvent('compositionend', { data: '値段' });
  await field.dispatchEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });
}

test('Enter that confirms a composed word sends nothing to the assistant', async ({ open }) => {
  const page = await open('/');
  const script = await scriptModel(page, ['So.']);
  const chat = chatPanel(page);
  await chat.open();
  await chat.question.fill('値段');
  await confirmAsSafari(chat.question, 'Enter');
  await drawn(page);
  expect(script.prompts).toEqual([]);
  expect(await chat.question.inputValue()).toBe('値段');
});

test('Escape that cancels a composed word leaves the panel open', async ({ open }) => {
  const page = await open('/');
  const chat = chatPanel(page);
  await chat.open();
  await confirmAsSafari(chat.question, 'Escape');
  await drawn(page);
  expect(await chat.panel.isVisible()).toBe(true);
});

test('an arrow key during composition selects no search result', async ({ open }) => {
  const search = await openSearch(await open('/'));
  await search.field.fill('pricing');
  await search.options.first().waitFor();
  await confirmAsSafari(search.field, 'ArrowDown');
  expect(await search.field.evaluate((field) => field === document.activeElement)).toBe(true);
});
