import type { Page } from 'playwright-core';

/** The menu at the top as a visitor finds it. */
export function mainMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  return {
    /** The button that shows the list on a phone. */
    toggle: menu.getByRole('button', { name: 'Menu', exact: true }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
    /** The button that expands an entry's submenu. */
    expander: (entry: string) => menu.getByRole('button', { name: `${entry} pages` }),
    /** Names of the links that can be seen. */
    visibleLinks: () => menu.getByRole('link').allTextContents(),
    /** Names of the entries whose buttons say that they are expanded. */
    expanded: () =>
      menu
        .getByRole('button', { name: / pages$/, expanded: true })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace(/ pages$/, ''))),
    /** Name of what has the focus. */
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim()),
  };
}
