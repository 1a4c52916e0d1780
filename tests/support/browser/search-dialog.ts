import type { Page } from 'playwright-core';
import { content } from '../content/site-routes.ts';

export const searchWords = content.search;
export const indexFile = /\/_assets\/search\.[^/]*\.json$/;
export const searchScript = /\/_assets\/search\.[^/]*\.js(\?|$)/;

/** Page object of the search dialog. */
export function searchDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: searchWords.field });
  const header = page.getByRole('banner');
  const options = dialog.locator('.search-results').getByRole('listitem').getByRole('link');
  return {
    dialog,
    field: dialog.getByRole('textbox', { name: searchWords.field }),
    /** Links to the results. */
    options,
    close: dialog.getByRole('button', { name: searchWords.close, exact: true }),
    status: dialog.getByRole('status'),
    /** Button that opens the dialog; a link without the script. */
    opener: header.getByRole('link', { name: searchWords.name }).or(header.getByRole('button', { name: searchWords.name })),
    /** Closes the dialog with Escape. */
    async leave() {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Paths of the results in order. */
    addresses: () => options.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  };
}

/**
 * Opens the dialog with its keyboard shortcut.
 * @returns the focused dialog
 */
export async function openSearch(page: Page) {
  const search = searchDialog(page);
  await page.keyboard.press('Control+k');
  await search.field.waitFor();
  return search;
}

/** Returns whether the focused element matches a selector. */
export const isFocused = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
