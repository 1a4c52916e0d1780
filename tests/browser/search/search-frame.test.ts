import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { indexFile, openSearch, searchWords as words } from '../../support/browser/search-dialog.ts';

/** Scripts that load after the frames of the islands. */
const laterScripts = /\/_assets\/(?!page\.|measure\.|[\w-]+-frame\.)[^/]*\.js(\?|$)/;

async function hold(page: Page) {
  const release = await holdRequests(page, laterScripts);
  return async () => {
    release();
    await page.locator('astro-island[ssr][component-export=SearchWidget]').waitFor({ state: 'detached' });
  };
}

describe('the search before React has loaded', () => {
  test('fetches its index, accepts a query and finds it without another key', async ({ open }) => {
    const page = await open('/services');
    const release = await hold(page);
    const index = page.waitForRequest('**/_assets/search.*.json');
    const { field, options } = await openSearch(page);
    await index;
    await page.keyboard.type('pric');
    const same = await field.elementHandle();
    await release();
    expect(await same?.evaluate((element) => element.isConnected && element === document.activeElement)).toBe(true);
    await options.first().waitFor();
    await page.keyboard.type('ing');
    expect(await field.inputValue()).toBe('pricing');
  });

  test('closes with Escape and stays closed', async ({ open }) => {
    const page = await open('/services');
    const release = await hold(page);
    const { field, dialog } = await openSearch(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await release();
    await drawn(page);
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await field.waitFor();
  });

  test('opens again right after closing, before and after React has loaded', async ({ open }) => {
    const page = await open('/services');
    const release = await hold(page);
    const { dialog, field, leave } = await openSearch(page);
    const closeAndOpen = () =>
      dialog.evaluate((element: HTMLDialogElement) => {
        element.close();
        document.querySelector<HTMLElement>('[data-search]')?.click();
      });
    await closeAndOpen();
    await drawn(page);
    expect(await field.isVisible()).toBe(true);
    await release();
    await closeAndOpen();
    await drawn(page);
    expect(await field.isVisible()).toBe(true);
    await leave();
    expect(await dialog.count()).toBe(0);
  });

  test('opens the page of results on Enter', async ({ open }) => {
    const page = await open('/services');
    const release = await hold(page);
    const { field } = await openSearch(page);
    await field.fill('pricing');
    await page.keyboard.press('Enter');
    const there = page.waitForURL('**/search?q=pricing');
    await release().catch(() => {});
    await there;
  });
});

describe('the search on a slow or broken connection', () => {
  test('shows that its index is loading, and then the results', async ({ open }) => {
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    const page = await open('/services', {
      before: (it) =>
        it.route(indexFile, async (route) => {
          await held;
          await route.continue();
        }),
    });
    const { field, dialog, options } = await openSearch(page);
    await field.fill('pricing');
    await dialog.locator('.search-body').getByText(words.loading).waitFor();
    release();
    await options.first().waitFor();
  });

  test('shows a failed index with other ways, and the next input tries again', async ({ open, complaints }) => {
    let isBroken = true;
    const page = await open('/services', {
      before: (it) => it.route(indexFile, (route) => (isBroken ? route.abort('connectionreset') : route.continue())),
    });
    const { field, dialog, options, status } = await openSearch(page);
    await field.fill('pricin');
    await dialog.locator('.search-body').getByText(words.failed.text).waitFor();
    await expect.poll(() => status.textContent()).toBe(words.failed.text);
    expect(await dialog.getByRole('link', { name: words.failed.page }).getAttribute('href')).toBe('/search');
    expect(await dialog.getByRole('link', { name: words.failed.contact }).getAttribute('href')).toBe('/contact');
    isBroken = false;
    await field.fill('pricing');
    await options.first().waitFor();
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_CONNECTION_RESET'))).toBe(true);
  });

  test('opens the page of results on Enter before the index has loaded', async ({ open }) => {
    const page = await open('/services', { before: (it) => it.route(indexFile, () => {}) });
    const { field } = await openSearch(page);
    await field.fill('pricing');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=pricing');
  });

  test('opens its page when its script cannot be loaded', async ({ open, complaints }) => {
    const page = await open('/services', {
      before: (it) => it.route(/\/_assets\/(SearchWidget|search-frame)\./, (route) => route.abort()),
    });
    await page.keyboard.press('Control+k');
    await page.waitForURL('**/search');
    complaints.splice(0);
  });
});
