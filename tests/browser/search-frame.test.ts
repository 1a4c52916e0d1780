import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, test } from '../support/browser-test.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { searchDialog } from '../support/search-dialog.ts';

const rest = /\/_assets\/(?!page\.|measure\.|[\w-]+-frame\.)[^/]*\.js(\?|$)/;

async function hold(page: Page) {
  const letGo = await holdRequests(page, rest);
  return async () => {
    letGo();
    await page.locator('[data-island*="/search."]').waitFor({ state: 'detached' });
  };
}

describe('the search, before React is there,', () => {
  test('takes what is typed, and finds it once it can, without a key more', async ({ open }) => {
    const page = await open('/services');
    const letGo = await hold(page);
    await page.keyboard.press('Control+k');
    const { field, options } = searchDialog(page);
    await field.waitFor();
    await page.keyboard.type('pric');
    const same = await field.elementHandle();
    await letGo();
    expect(await same?.evaluate((element) => element.isConnected && element === document.activeElement)).toBe(true);
    await options.first().waitFor();
    await page.keyboard.type('ing');
    expect(await field.inputValue()).toBe('pricing');
  });

  test('has its index on the way', async ({ open }) => {
    const page = await open('/services');
    const letGo = await hold(page);
    const index = page.waitForRequest('**/_assets/search.*.json');
    await page.keyboard.press('Control+k');
    await index;
    await letGo();
  });

  test('closes by Escape, and stays closed', async ({ open }) => {
    const page = await open('/services');
    const letGo = await hold(page);
    await page.keyboard.press('Control+k');
    const { field, dialog } = searchDialog(page);
    await field.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await letGo();
    await drawn(page);
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await field.waitFor();
  });

  test('leads to the results as a page where Enter is pressed', async ({ open }) => {
    const page = await open('/services');
    const letGo = await hold(page);
    await page.keyboard.press('Control+k');
    const { field } = searchDialog(page);
    await field.fill('pricing');
    await page.keyboard.press('Enter');
    const there = page.waitForURL('**/search?q=pricing');
    await letGo().catch(() => {});
    await there;
  });
});
