import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { content } from '../content/site-routes.ts';

const { main, action } = content.navigation;

/** Menu entries with a submenu. */
export const entriesWithPages = main.filter(({ children }) => children);
/** Links shown while no submenu is open. */
export const topLinks = [...main.map(({ label }) => label), action.label];
/** Links in an entry's submenu. */
export const pagesOf = (entry: string) => main.find(({ label }) => label === entry)?.children?.map(({ label }) => label) ?? [];
/** Links shown while this entry is expanded. */
export const linksWith = (entry: string) => topLinks.flatMap((label) => [label, ...(label === entry ? pagesOf(entry) : [])]);

/** Page object of the main menu. */
export function mainMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  return {
    /** Button that opens the list on phones. */
    toggle: menu.getByRole('button', { name: /^(Menu|Close)$/ }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
    /** Button that expands an entry's submenu. */
    expander: (entry: string) => menu.getByRole('button', { name: `${entry} pages` }),
    /** Names of the visible links. */
    visibleLinks: async () => (await menu.getByRole('link').allInnerTexts()).map((text) => text.trim()),
    /** Names of the expanded entries. */
    expanded: () =>
      menu
        .getByRole('button', { name: / pages$/, expanded: true })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace(/ pages$/, ''))),
    /** Accessible name of the focused element. */
    focused: () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
        return element?.getAttribute('aria-label') ?? element?.innerText.trim();
      }),
  };
}

/** Asserts which submenu is open, by its button's state and by visibility. */
export async function expectSubmenu(page: Page, entry?: string): Promise<void> {
  const menu = mainMenu(page);
  await expect.poll(menu.expanded).toEqual(entry ? [entry] : []);
  expect(await menu.visibleLinks()).toEqual(entry ? linksWith(entry) : topLinks);
}

/** Asserts that the phone's list is open or closed, by its button's state and by visibility. */
export async function expectMenu(page: Page, state: 'open' | 'closed'): Promise<void> {
  const menu = mainMenu(page);
  await expect.poll(() => menu.toggle.getAttribute('aria-expanded')).toBe(String(state === 'open'));
  expect((await menu.visibleLinks()).length > 0).toBe(state === 'open');
}
