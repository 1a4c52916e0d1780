import type { Page } from 'playwright-core';
import { content } from '../content/site-routes.ts';

export const searchWords = content.search;
export const indexFile = '**/_assets/search.*.json';

/** Page object of the search dialog. */
export function searchDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: searchWords.field });
  const header = page.getByRole('banner');
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: searchWords.field }),
    list: dialog.getByRole('listbox'),
    options: dialog.getByRole('option'),
    close: dialog.getByRole('button', { name: searchWords.close, exact: true }),
    status: dialog.getByRole('status'),
    /** Button that opens the dialog; a link until hydration. */
    opener: header.getByRole('link', { name: searchWords.name }).or(header.getByRole('button', { name: searchWords.name })),
    /** Accessible name of the selected result. */
    chosen: () =>
      dialog.getByRole('combobox').evaluate((field) => {
        const id = field.getAttribute('aria-activedescendant');
        const option = id === null ? undefined : document.getElementById(id);
        return option?.ariaSelected === 'true' ? option.textContent : (option?.textContent ?? null) && 'told but not selected';
      }),
    /** Closes the dialog with Escape. */
    async leave() {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Paths of the results in order. */
    addresses: () => dialog.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('href'))),
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
