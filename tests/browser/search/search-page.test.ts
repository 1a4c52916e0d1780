import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { missedPath } from '../../../shared/api/search.ts';
import { expect, inject, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { axeViolations } from '../../support/browser/run-axe.ts';
import { indexFile, searchScript, searchWords as words } from '../../support/browser/search-dialog.ts';
import { siteRoutes } from '../../support/content/site-routes.ts';

/** Locators of the search page. */
function searchPage(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox', { name: words.field }),
    button: main.getByRole('button', { name: words.name, exact: true }),
    /** The results of a kind. */
    group: (kind: keyof typeof words.groups) =>
      main
        .locator('section:not([data-state=ask] section)')
        .filter({ has: page.getByRole('heading', { name: words.groups[kind], exact: true }) }),
    /** The list of every page. */
    list: main.locator('[data-state=ask]').last(),
    links: () =>
      main
        .locator('section:visible')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    none: main.getByRole('heading', { name: /^Nothing about/ }),
  };
}

/** Makes the search page answer as on a host that serves only static files. */
async function staticHost(page: Page): Promise<void> {
  await page.route('**/search?*', async (route) => route.fulfill({ response: await route.fetch({ url: `${inject('site')}/search` }) }));
}

describe('the search page without JavaScript', () => {
  const javaScriptEnabled = false;

  test('answers its form with results, or shows none', async ({ open }) => {
    const page = await open('/services', { javaScriptEnabled });
    await page.getByRole('banner').getByRole('link', { name: words.name }).click();
    await page.waitForURL('**/search');
    const { field, button, group, list, none } = searchPage(page);
    await field.fill('dinamic pricing');
    await button.click();
    await page.waitForURL('**/search?q=dinamic+pricing');
    expect(await field.inputValue()).toBe('dinamic pricing');
    const edges = await page
      .getByRole('main')
      .locator('section:visible li:has(p)')
      .evaluateAll((results) =>
        ['a', 'p'].map((part) => [...new Set(results.map((result) => result.querySelector(part)?.getBoundingClientRect().left))]),
      );
    expect(edges[0], 'two columns').toHaveLength(2);
    expect(edges[1], 'descriptions begin where titles do').toEqual(edges[0]);
    const first = group('page').getByRole('link').first();
    expect(await first.getAttribute('href')).toBe('/services/dynamic-pricing');
    expect(await list.isVisible()).toBe(false);
    await first.click();
    await page.waitForURL('**/services/dynamic-pricing');

    await page.goto('/search?q=kangaroo');
    expect(await none.isVisible()).toBe(true);
    const contact = page.getByRole('main').getByRole('link', { name: words.none.contact });
    expect(await contact.getAttribute('href')).toMatch(/^\/contact#message=/);
  });

  test('explains on a static host what it needs, and lists every page', async ({ open }) => {
    const page = await open('/search?q=pricing', { javaScriptEnabled, before: staticHost });
    expect(await page.getByText(words.needs).isVisible()).toBe(true);
    const links = await searchPage(page).links();
    for (const { path } of siteRoutes.filter(({ listed }) => listed)) expect(links, path).toContain(path);
  });
});

describe('the search page with JavaScript', () => {
  test('searches in place, announces counts, updates its address and offers help', async ({ open }) => {
    const page = await open('/search');
    const { field, group, list, none } = searchPage(page);
    const main = page.getByRole('main');
    await page.keyboard.press('Control+k');
    // Ctrl+K moves the focus to the field of the page instead of opening a dialog.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    expect(await page.locator('dialog').count()).toBe(0);
    expect(await list.isVisible()).toBe(true);
    await field.fill('luxe wear');
    await group('case').getByRole('link').first().waitFor();
    expect(await group('case').getByRole('link').first().getAttribute('href')).toBe('/case-studies/luxewear');
    expect(await list.isVisible()).toBe(false);
    await page.waitForURL('**/search?q=luxe%20wear');
    await expect.poll(() => main.getByRole('status').textContent()).toMatch(/\d+ results?$/);
    await field.fill('');
    await page.waitForURL('**/search');
    await list.waitFor();

    const report = page.waitForRequest(`**${missedPath}`);
    await field.fill('kangaroo');
    await none.waitFor();
    expect((await report).postDataJSON(), 'sent to our server').toEqual({ query: 'kangaroo' });
    expect(await main.getByRole('link', { name: words.none.contact }).getAttribute('href')).toMatch(/^\/contact#message=/);
    await main.getByRole('button', { name: words.none.assistant }).click();
    const { question } = chatPanel(page);
    await question.waitFor();
    expect(await question.inputValue()).toBe('kangaroo');
  });

  test('keeps text that was typed while its script loaded', async ({ open }) => {
    const page = await open('/search');
    await page.locator('main input').pressSequentially('glowco');
    const { group, field } = searchPage(page);
    await group('case').getByRole('link').first().waitFor();
    expect(await field.inputValue()).toBe('glowco');
  });

  test('also searches on a static host', async ({ open }) => {
    const page = await open('/search?q=fashon', { before: staticHost });
    const { field, group } = searchPage(page);
    await group('page').getByRole('link').first().waitFor();
    expect(await field.inputValue()).toBe('fashon');
    expect(await group('page').getByRole('link').first().getAttribute('href')).toBe('/solutions/industries/fashion');
  });

  test('shows a failure without its index and keeps the list of every page', async ({ open, complaints }) => {
    const page = await open('/search', { before: (it) => it.route(indexFile, (route) => route.abort('connectionreset')) });
    const { field, list } = searchPage(page);
    await field.fill('pricing');
    await page.getByRole('main').locator('p:not([role=status])', { hasText: words.failed.text }).waitFor();
    expect(await list.isVisible()).toBe(true);
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_CONNECTION_RESET'))).toBe(true);
  });

  test('gets an accessible answer from the server when its script fails', async ({ open, complaints }) => {
    const page = await open('/search', {
      viewport: { width: 320, height: 640 },
      before: (it) => it.route(searchScript, (route) => route.abort()),
    });
    const { field, group, none } = searchPage(page);
    await field.fill('pricing');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=pricing');
    await group('page').getByRole('link').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await page.goto('/search?q=kangaroo');
    expect(await none.isVisible()).toBe(true);
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    complaints.splice(0);
  });
});
