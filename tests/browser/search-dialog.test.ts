import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { missedPath } from '../../wire/search.ts';
import { desktop, drawn, expect, phone, test } from '../support/browser-test.ts';
import { chatPanel } from '../support/chat-panel.ts';
import { axeInWindows, axeViolations } from '../support/run-axe.ts';
import { indexFile, searchDialog, searchWords as words } from '../support/search-dialog.ts';

/** A slow machine takes its time to fetch and to build the index. */
const soon = { timeout: 30_000 };

async function openByKey(page: Page) {
  const search = searchDialog(page);
  await page.keyboard.press('Control+k');
  await search.field.waitFor(soon);
  return search;
}

async function searchFor(page: Page, query: string) {
  const search = await openByKey(page);
  await search.field.fill(query);
  await search.options.first().waitFor(soon);
  return search;
}

const isFocused = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

describe('the search opens', () => {
  test('at the first press of Ctrl+K, before anything of it is loaded, and of ⌘K and with the capitals locked', async ({ open }) => {
    const page = await open('/services');
    for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(key);
      const { field, dialog } = searchDialog(page);
      await field.waitFor(soon);
      expect(await isFocused(page, '[role=combobox]'), key).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  test('with Enter, with Space, and at a click on its button, which a screen reader knows as one; it closes and gives the focus back', async ({
    open,
  }) => {
    const page = await open('/');
    const { opener, field, dialog, close } = searchDialog(page);
    const button = page.locator('[data-search]');
    for (const key of ['Enter', 'Space']) {
      await opener.focus();
      await page.locator('[data-search][role=button]').waitFor(soon);
      await page.keyboard.press(key);
      await field.waitFor(soon);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await opener.click();
    await field.waitFor(soon);
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

    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await openByKey(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement), 'the focus goes back to what had it').toBe(true);

    await openByKey(page);
    await page.mouse.click(20, desktop.height - 20);
    await dialog.waitFor({ state: 'hidden' });

    const [tab] = await Promise.all([page.context().waitForEvent('page'), opener.click({ modifiers: ['Control'] })]);
    await tab.waitForURL('**/search');
    expect(await dialog.count(), 'not for a click that asks for a new tab').toBe(0);
  });

  test('at a tap, beside the menu on a phone, large enough for a finger, and its results are followed with one', async ({ open }) => {
    const page = await open('/', { viewport: phone, hasTouch: true, isMobile: true });
    const { opener, field, options } = searchDialog(page);
    const box = await opener.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener.tap();
    await field.waitFor(soon);
    await field.fill('fashon');
    await options.first().waitFor(soon);
    await options.first().tap();
    await page.waitForURL('**/solutions/industries/fashion');
  });

  test('from the open menu of a phone, which closes', async ({ open }) => {
    const page = await open('/', { viewport: phone });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const { field } = await openByKey(page);
    expect(await field.isVisible()).toBe(true);
    expect(await page.locator('[data-menu-toggle]').getAttribute('aria-expanded')).toBe('false');
  });

  test('and nothing of its index is fetched, and nothing stored, before', async ({ open }) => {
    const page = await open('/services');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await searchDialog(page).opener.hover();
    await page.locator('[data-search][role=button]').waitFor(soon);
    expect(fetched.filter((path) => path.endsWith('.json'))).toEqual([]);
    await searchFor(page, 'pricing');
    expect(fetched.filter((path) => path.endsWith('.json'))).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

describe('the search closes', () => {
  test('where its result is on the page that is open', async ({ open }) => {
    const page = await open('/contact');
    const { options, dialog } = await searchFor(page, 'who owns the data');
    await options.first().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#data-ownership');
    expect(await page.locator('#data-ownership').isVisible()).toBe(true);
  });
});

describe('the results', () => {
  test('stand under the field as a list box with groups, counted aloud, the query marked, and are walked with the keys', async ({
    open,
  }) => {
    const page = await open('/services');
    const { field, list, options, status, dialog, chosen, addresses } = searchDialog(page);
    await openByKey(page);
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await list.count()).toBe(0);
    await field.fill('pricing');
    await options.first().waitFor(soon);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await field.getAttribute('aria-autocomplete')).toBe('list');
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();
    expect(await dialog.getByRole('group', { name: words.groups.page }).getByRole('option').first().getAttribute('href')).toBe(
      '/services/dynamic-pricing',
    );
    expect(await options.first().locator('mark').first().textContent()).toBe('Pricing');
    const count = await options.count();
    await expect.poll(() => status.textContent(), soon).toBe(words.results.replace('{count}', String(count)));

    const names = await options.allTextContents();
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await drawn(page);
      expect(await isFocused(page, '[role=combobox]')).toBe(true);
      return chosen();
    };
    expect(await press('ArrowDown')).toBe(names[0]);
    expect(await press('ArrowDown')).toBe(names[1]);
    expect(await press('End')).toBe(names.at(-1));
    expect(await press('Home')).toBe(names[0]);
    expect(await press('ArrowUp')).toBeNull();
    expect(await press('ArrowUp')).toBe(names.at(-1));
    expect(await press('ArrowDown')).toBeNull();
    // With nothing chosen, Home is the field's own.
    expect(await press('Home')).toBeNull();
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    // Another query, another choice.
    await press('ArrowDown');
    await page.keyboard.type('x');
    await drawn(page);
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();

    await page.setViewportSize({ width: 1024, height: 420 });
    await field.fill('stock');
    await expect.poll(() => options.first().textContent(), soon).not.toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    const isInSight = () => options.last().evaluate((option) => option.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(isInSight, { ...soon, message: 'a chosen one comes into sight' }).toBe(true);

    await page.setViewportSize(desktop);
    await field.fill('luxe wear');
    await page.locator('[role=option][href="/case-studies/luxewear"]').first().waitFor(soon);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), options.first().click({ modifiers: ['Control'] })]);
    await tab.waitForURL('**/case-studies/luxewear');
    expect(await dialog.isVisible(), 'a click with Ctrl leaves the search open').toBe(true);
    expect(await isFocused(page, '[role=combobox]')).toBe(true);

    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, 'Tab stays in the dialog').toBe(true);
    }

    await field.fill('pricing');
    await page.locator('[role=option][href="/services/dynamic-pricing"]').first().waitFor(soon);
    const second = (await addresses())[1];
    await field.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${second}`);
  });

  test('Enter opens the first while none is chosen, slips of the keyboard or not', async ({ open }) => {
    const page = await open('/services');
    const { dialog } = await searchFor(page, 'recomendations');
    await dialog.getByText(words.readAs.replace('{query}', 'recommendations'), { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services/ai-recommendations');
  });

  test('lead to an answer that opens, and to all of them on a page that can be shared', async ({ open }) => {
    const page = await open('/');
    const { options, dialog } = await searchFor(page, 'go live');
    expect(await options.first().getAttribute('href')).toBe('/contact#going-live');
    const all = dialog.getByRole('link', { name: words.all });
    expect(await all.getAttribute('href')).toBe('/search?q=go%20live');
    await options.first().click();
    await page.waitForURL('**/contact#going-live');
    await expect.poll(() => page.locator('#going-live').isVisible()).toBe(true);
  });
});

describe('nothing found', () => {
  test('offers the assistant, with the query as a question that is ready to be sent, whatever is pasted, also where its panel was open', async ({
    open,
  }) => {
    const page = await open('/services');
    const { field, dialog } = await openByKey(page);
    for (const query of ['<img src=x onerror=alert(1)>', '\ud800', '((((', '🛒', 'x'.repeat(500)]) {
      await field.evaluate((input: HTMLInputElement, text) => {
        input.select();
        document.execCommand('insertText', false, text);
      }, query);
      await dialog.getByRole('button', { name: words.none.assistant }).waitFor(soon);
    }
    expect(await field.inputValue()).toHaveLength(120);
    const { question, close } = chatPanel(page);
    for (const query of ['kangaroo', 'wombat']) {
      await field.fill(query);
      await dialog.getByRole('button', { name: words.none.assistant }).click(soon);
      await question.waitFor(soon);
      await expect.poll(() => question.inputValue(), soon).toBe(query);
      expect(await dialog.count()).toBe(0);
      await expect.poll(() => isFocused(page, '#chat-question')).toBe(true);
      await close.click();
      await openByKey(page);
    }
    await field.fill('kangaroo & okapi');
    await dialog.getByRole('link', { name: words.none.contact }).click(soon);
    await page.waitForURL('**/contact*');
    const message = words.none.message.replace('{query}', 'kangaroo & okapi');
    await expect.poll(() => page.getByLabel('Message').inputValue(), { ...soon, message: 'a person, with a message begun' }).toBe(message);
  });

  test('is told to our server once the query rests, once a page, and with the words alone', async ({ open }) => {
    const page = await open('/services');
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(missedPath)) told.push(request.postDataJSON());
    });
    const { field, dialog } = await openByKey(page);
    await field.pressSequentially('Kangaroo');
    await dialog.getByRole('heading', { name: words.none.heading.replace('{query}', 'Kangaroo') }).waitFor(soon);
    await expect.poll(() => told, soon).toEqual([{ query: 'kangaroo' }]);
    // Again, and one that finds something: nothing more is told until the next that finds nothing.
    await field.fill('pricing');
    await dialog.getByRole('option').first().waitFor(soon);
    await field.fill('kangaroo');
    await field.fill('okapi');
    await expect.poll(() => told.at(-1), soon).toEqual({ query: 'okapi' });
    expect(told).toHaveLength(2);
  });
});

describe('a bad line', () => {
  test('shows that the index is on its way, and the results when it has come', async ({ open }) => {
    let letGo = () => {};
    const held = new Promise<void>((go) => {
      letGo = go;
    });
    const page = await open('/services', {
      before: (it) =>
        it.route(indexFile, async (route) => {
          await held;
          await route.continue();
        }),
    });
    const { field, dialog, options } = await openByKey(page);
    await field.fill('pricing');
    await dialog.locator('.search-body').getByText(words.loading).waitFor(soon);
    letGo();
    await options.first().waitFor(soon);
  });

  test('that brings no index is told plainly, with other ways; what is typed next tries again', async ({ open, complaints }) => {
    let isBroken = true;
    const page = await open('/services', {
      before: (it) => it.route(indexFile, (route) => (isBroken ? route.abort('connectionreset') : route.continue())),
    });
    const { field, dialog, options, status } = await openByKey(page);
    await field.fill('pricin');
    await dialog.locator('.search-body').getByText(words.failed.text).waitFor(soon);
    await expect.poll(() => status.textContent(), soon).toBe(words.failed.text);
    expect(await dialog.getByRole('link', { name: words.failed.page }).getAttribute('href')).toBe('/search');
    expect(await dialog.getByRole('link', { name: words.failed.contact }).getAttribute('href')).toBe('/contact');
    isBroken = false;
    await field.fill('pricing');
    await options.first().waitFor(soon);
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_CONNECTION_RESET'))).toBe(true);
  });

  test('over which Enter was pressed before the index had come leads to the results as a page', async ({ open }) => {
    const page = await open('/services', { before: (it) => it.route(indexFile, () => {}) });
    const { field } = await openByKey(page);
    await field.fill('pricing');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=pricing');
  });

  test('that brings no script leads to the page', async ({ open, complaints }) => {
    const page = await open('/services', { before: (it) => it.route('**/_assets/search*.js', (route) => route.abort()) });
    await page.keyboard.press('Control+k');
    await page.waitForURL('**/search');
    complaints.splice(0);
  });
});

describe('everybody can use it:', () => {
  test('no rule of axe is broken, empty, with results and without, on a desktop, a phone and at 320 px', async ({ open }) => {
    const page = await open('/services');
    const { field, options, dialog } = await openByKey(page);
    const find = async (state: string) => {
      expect.soft(await axeInWindows(page, [desktop, phone, { width: 320, height: 640 }], { within: 'dialog' }), state).toEqual([]);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      expect(await dialog.boundingBox(), `${state} fits a page of 320 px`).toMatchObject({ x: 0, width: 320 });
    };
    await find('empty');
    if (process.env.LONG) expect.soft(await axeViolations(page), 'the page under it').toEqual([]);
    await field.fill('dinamic pricing');
    await options.first().waitFor(soon);
    await page.keyboard.press('ArrowDown');
    await find('with results');
    await field.fill('kangaroo');
    await dialog.getByRole('button', { name: words.none.assistant }).waitFor(soon);
    await find('without results');
  });

  test('the header has room for it at every width', async ({ open }) => {
    const page = await open('/services');
    for (const width of process.env.LONG ? [320, 360, 768, 1023, 1024, 1140, 1279, 1280, 1440] : [320, 1023, 1024, 1279]) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `pixels wider than ${width} px`).toBeLessThanOrEqual(0);
      // Brand, search and what comes after stand beside each other, within the page.
      const boxes = await page.evaluate(() => {
        const bar = document.querySelector('[data-header] > div') as Element;
        return [...bar.children].map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]);
      });
      const edges = boxes.flat();
      expect.soft(edges, `at ${width} px`).toEqual(edges.toSorted((one, other) => one - other));
      expect.soft(Math.max(...edges), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
});
