import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { indexFile, isFocused, openSearch, searchDialog, searchScript, searchWords as words } from '../../support/browser/search-dialog.ts';

async function searchFor(page: Page, query: string) {
  const search = await openSearch(page);
  await search.field.fill(query);
  await search.options.first().waitFor();
  return search;
}

describe('the search opens', () => {
  test('on the first Ctrl+K before its script has loaded, also with Caps Lock', async ({ open }) => {
    const page = await open('/services');
    for (const key of ['Control+k', 'Control+K']) {
      await page.keyboard.press(key);
      const { field, leave } = searchDialog(page);
      await field.waitFor();
      expect(await isFocused(page, 'dialog input'), key).toBe(true);
      await leave();
    }
  });

  test('on ⌘K on a Mac, where Ctrl+K keeps its meaning in text fields', async ({ open }) => {
    const onMac = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
    const page = await open('/contact', { before: onMac });
    const { field, dialog } = searchDialog(page);
    await page.locator('#message').focus();
    await page.evaluate(() =>
      addEventListener('keydown', (event) => {
        if (event.key === 'k') document.body.dataset.isTaken = String(event.defaultPrevented);
      }),
    );
    await page.keyboard.press('Control+k');
    expect(await page.locator('body').getAttribute('data-is-taken')).toBe('false');
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Meta+k');
    await field.waitFor();
  });

  test('with Enter, Space or a click on its button, and returns the focus on closing', async ({ open }) => {
    const page = await open('/');
    const { opener, field, dialog, close, leave } = searchDialog(page);
    const button = page.locator('[data-search]');
    for (const key of ['Enter', 'Space']) {
      await opener.focus();
      await page.keyboard.press(key);
      await field.waitFor();
      await leave();
    }
    await opener.click();
    await field.waitFor();
    expect(await button.getAttribute('role')).toBe('button');
    expect(await button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await dialog.getByText(words.hint).click();
    await drawn(page);
    expect(await dialog.isVisible(), 'a click inside closes nothing').toBe(true);
    await close.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(page, '[data-search]')).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('false');

    await page.locator('main a').first().focus();
    await openSearch(page);
    await leave();
    expect(await isFocused(page, 'main a'), 'the focus returns to the element that had it').toBe(true);

    await openSearch(page);
    await page.mouse.click(20, desktop.height - 20);
    await dialog.waitFor({ state: 'hidden' });

    const [tab] = await Promise.all([page.context().waitForEvent('page'), opener.click({ modifiers: ['Control'] })]);
    await tab.waitForURL('**/search');
    expect(await dialog.count(), 'a click that opens a new tab opens no dialog').toBe(0);
  });

  test('on a phone from the open menu, which closes, and by touch beside it', async ({ open }) => {
    const page = await open('/', { viewport: phone, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const { opener, field, options, leave } = await openSearch(page);
    expect(await page.locator('[data-menu-toggle]').getAttribute('aria-expanded')).toBe('false');
    await leave();
    const box = await opener.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener.tap();
    await field.waitFor();
    await field.fill('fashon');
    await options.first().waitFor();
    await options.first().tap();
    await page.waitForURL('**/solutions/industries/fashion');
  });
});

describe('the results', () => {
  test('are announced links with marked words, used by keyboard', async ({ open }) => {
    const page = await open('/services');
    const { opener, field, options, status, dialog, addresses } = searchDialog(page);
    const indexes: string[] = [];
    page.on('request', (request) => request.url().endsWith('.json') && indexes.push(request.url()));
    await opener.hover();
    expect(indexes, 'indexes fetched before it is opened').toEqual([]);
    await openSearch(page);
    await field.fill('pricing');
    await options.first().waitFor();
    expect(indexes).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length), 'what is stored').toBe(0);
    expect(await dialog.getByRole('heading', { name: words.groups.page }).isVisible()).toBe(true);
    const paths = await addresses();
    expect(paths[0]).toBe('/services/dynamic-pricing');
    expect(await options.first().locator('mark').first().textContent()).toBe('Pricing');
    await expect.poll(() => status.textContent()).toBe(words.results.replace('{count}', String(paths.length)));

    const press = async (key: string) => {
      await page.keyboard.press(key);
      return page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName);
    };
    expect(await press('ArrowDown')).toBe(paths[0]);
    expect(await press('ArrowDown')).toBe(paths[1]);
    expect(await press('End')).toBe(paths.at(-1));
    expect(await press('Home')).toBe(paths[0]);
    expect(await press('ArrowUp')).toBe('INPUT');
    expect(await press('ArrowUp')).toBe(paths.at(-1));
    expect(await press('ArrowDown')).toBe('INPUT');
    // In the field, Home moves the caret.
    expect(await press('Home')).toBe('INPUT');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    // A letter that is typed on a result goes to the field.
    await press('ArrowDown');
    await page.keyboard.type('x');
    await expect.poll(() => field.inputValue()).toBe('xpricing');

    await page.setViewportSize({ width: 1024, height: 420 });
    await field.fill('stock');
    await expect.poll(() => addresses()).not.toEqual(paths);
    await page.keyboard.press('ArrowUp');
    const isInSight = () => options.last().evaluate((option) => option.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(isInSight, { message: 'a chosen result scrolls into view' }).toBe(true);

    await page.setViewportSize(desktop);
    await field.fill('luxe wear');
    await page.locator('dialog a[href="/case-studies/luxewear"]').first().waitFor();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), options.first().click({ modifiers: ['Control'] })]);
    await tab.waitForURL('**/case-studies/luxewear');
    expect(await dialog.isVisible(), 'a click with Ctrl leaves the search open').toBe(true);

    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocused(page, 'body, dialog *'), 'Tab stays in the dialog').toBe(true);
    }

    await field.fill('pricing');
    await page.locator('dialog a[href="/services/dynamic-pricing"]').first().waitFor();
    const second = (await addresses())[1];
    await field.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${second}`);
  });

  test('link to opened answers and to all results, and Enter opens the first', async ({ open }) => {
    const page = await open('/');
    const { options, dialog } = await searchFor(page, 'go live');
    expect(await options.first().getAttribute('href')).toBe('/contact#going-live');
    const all = dialog.getByRole('link', { name: words.all });
    expect(await all.getAttribute('href')).toBe('/search?q=go%20live');
    await options.first().click();
    await page.waitForURL('**/contact#going-live');
    await expect.poll(() => page.locator('#going-live').isVisible()).toBe(true);

    await searchFor(page, 'who owns the data');
    await options.first().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#data-ownership');
    expect(await page.locator('#data-ownership').isVisible()).toBe(true);

    await searchFor(page, 'recomendations');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services/ai-recommendations');
  });
});

describe('the search on a slow or broken connection', () => {
  test('shows that its index is loading, and then the results', async ({ open }) => {
    const page = await open('/services');
    const release = await holdRequests(page, indexFile);
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
    const page = await open('/services', { before: (it) => it.route(searchScript, (route) => route.abort()) });
    await page.keyboard.press('Control+k');
    await page.waitForURL('**/search');
    complaints.splice(0);
  });
});
