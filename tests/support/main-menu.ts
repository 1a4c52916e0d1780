import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { content } from './site-routes.ts';

const { main, action } = content.navigation;

/** Entries of the menu that have a submenu. */
export const entriesWithPages = main.filter(({ children }) => children);
/** Names of the links that the menu shows while no submenu is open. */
export const topLinks = [...main.map(({ label }) => label), action.label];
/** Names of the links in an entry's submenu. */
export const pagesOf = (entry: string) => main.find(({ label }) => label === entry)?.children?.map(({ label }) => label) ?? [];
/** Names of the links that the menu shows while this entry is expanded. */
export const linksWith = (entry: string) => topLinks.flatMap((label) => [label, ...(label === entry ? pagesOf(entry) : [])]);

/** The menu at the top as a visitor finds it. */
export function mainMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  return {
    /** The button that shows the list on a phone. */
    toggle: menu.getByRole('button', { name: /^(Menu|Close)$/ }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
    /** The button that expands an entry's submenu. */
    expander: (entry: string) => menu.getByRole('button', { name: `${entry} pages` }),
    /** Names of the links that can be seen. */
    visibleLinks: async () => (await menu.getByRole('link').allInnerTexts()).map((text) => text.trim()),
    /** Names of the entries whose buttons say that they are expanded. */
    expanded: () =>
      menu
        .getByRole('button', { name: / pages$/, expanded: true })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace(/ pages$/, ''))),
    /** Name of what has the focus. */
    focused: () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what stands there
        return element?.getAttribute('aria-label') ?? element?.innerText.trim();
      }),
  };
}

/** Asserts which submenu of the bar is open, by what its button says and by what can be seen. */
export async function expectSubmenu(page: Page, entry?: string): Promise<void> {
  const menu = mainMenu(page);
  await expect.poll(menu.expanded).toEqual(entry ? [entry] : []);
  expect(await menu.visibleLinks()).toEqual(entry ? linksWith(entry) : topLinks);
}

/** Asserts that the list on a phone is open or closed, by what its button says and by what can be seen. */
export async function expectMenu(page: Page, state: 'open' | 'closed'): Promise<void> {
  const menu = mainMenu(page);
  await expect.poll(() => menu.toggle.getAttribute('aria-expanded')).toBe(String(state === 'open'));
  expect((await menu.visibleLinks()).length > 0).toBe(state === 'open');
}
