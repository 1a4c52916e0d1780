import type { Page } from 'playwright-core';
import { metrics, ratings } from '../../../shared/api/measurement.ts';
import { drawn, expect, measured, phone, test, testInChromium } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel } from '../../support/browser/chat-panel.ts';
import { contactForm, letter } from '../../support/browser/contact-form.ts';
import { expectMenu, mainMenu } from '../../support/browser/main-menu.ts';
import { hidePage, oneView, openSeen, settled } from '../../support/browser/reports.ts';
import { searchDialog } from '../../support/browser/search-dialog.ts';

const path = (page: Page) => new URL(page.url()).pathname;
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Scrolls a page after its font is loaded, and returns the position. */
async function scrollDown(page: Page, y: number) {
  await page.evaluate(async (top) => {
    await document.fonts.ready;
    scrollTo(0, top);
  }, y);
  await drawn(page);
  expect(await scrolled(page)).toBeGreaterThan(y - 50);
  return scrolled(page);
}
/** Records that the browser restores the page from its cache. */
const recordRestore = () => addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { cameBack: true }));
const expectRestored = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'cameBack' in window), { message: 'restored, not reloaded' }).toBe(true);

const browsers = { ...(process.env.LONG && { 'without page cache': test }), 'with page cache': testInChromium };
for (const [browser, inBrowser] of Object.entries(browsers)) {
  inBrowser(`back and forward restore the scroll position (browser ${browser})`, async ({ open }) => {
    const page = await open('/');
    const home = await scrollDown(page, 1200);
    await mainMenu(page).link('About').click();
    await page.waitForURL('**/about');
    expect(await scrolled(page)).toBe(0);
    const about = await scrollDown(page, 700);

    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => scrolled(page)).toBe(home);
    expect(path(page)).toBe('/');
    await page.goForward({ waitUntil: 'commit' });
    await expect.poll(() => scrolled(page)).toBe(about);
    expect(path(page)).toBe('/about');
  });
}

testInChromium('the menu is closed on a page that is restored by going back', async ({ open }) => {
  const page = await open('/', { viewport: phone, hasTouch: true, isMobile: true });
  const menu = mainMenu(page);
  await page.evaluate(recordRestore);
  await menu.toggle.tap();
  await menu.expander('Services').tap();
  await menu.link('About').tap();
  await page.waitForURL('**/about');
  await page.goBack({ waitUntil: 'commit' });
  expect(path(page)).toBe('/');
  await expectRestored(page);
  await expectMenu(page, 'closed');
  expect(await menu.expanded()).toEqual([]);
  await page.getByRole('main').getByRole('link').first().focus();
  expect(await page.evaluate(() => document.activeElement?.closest('main')), 'the page can be used again').not.toBe(null);
});

testInChromium('a restored page has the current state of search, conversation and form', async ({ open }) => {
  const page = await open('/services');
  const { opener, field, options, dialog } = searchDialog(page);
  await opener.click();
  await field.fill('privacy');
  await options.first().click();
  await page.waitForURL('**/privacy');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/services', { waitUntil: 'commit' });
  await drawn(page);
  expect(await dialog.count()).toBe(0);
  expect(await page.evaluate(() => document.querySelector('dialog[open]')), 'the search is closed').toBeNull();

  await scriptModel(page, ['One.', 'Two.']);
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('First?');
  await chat.reply('One.').waitFor();
  await page.goto('/about');
  await chat.ask('Second?');
  await chat.reply('Two.').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(chat.messages).toEqual(['First?', 'One.', 'Second?', 'Two.']);
  await chat.close.click();
  await page.goForward({ waitUntil: 'commit' });
  await chat.launcher.waitFor();
  expect(await chat.panel.count(), 'the panel').toBe(0);

  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill();
  await form.live();
  await page.goto('/services');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(form.values).toEqual({ ...letter, phone: '' });
  await form.button.click();
  await form.sent.waitFor();
});

testInChromium('a restored page reports its view again and loads nothing', async ({ open }) => {
  const posts: string[] = [];
  const scripts: string[] = [];
  // Requests are not routed, because a browser caches no pages whose requests are.
  const page = await open('/about', {
    ...measured,
    before: async (opened) => {
      opened.context().on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'POST') posts.push(pathname);
        else if (/_vercel|measure/.test(pathname)) scripts.push(pathname);
      });
      await opened.addInitScript(recordRestore);
    },
  });
  const views = () => posts.filter((address) => address.endsWith('/view')).length;
  await expect.poll(views).toBe(1);
  await mainMenu(page).link('Contact').click();
  await page.waitForURL('**/contact');
  await expect.poll(views).toBe(2);
  const before = scripts.length;
  await page.goBack({ waitUntil: 'commit' });
  await expectRestored(page);
  await expect.poll(views).toBe(3);
  expect(scripts.length).toBe(before);
});

testInChromium('web vitals are reported together, and once, when the page is hidden', async ({ open }) => {
  const { page, seen } = await openSeen(open, '/case-studies/luxewear');
  await oneView(seen);
  await expect.poll(() => seen.scripts.length).toBe(3);
  await settled(page);
  await page.getByRole('heading', { level: 1 }).click();
  await settled(page);
  await hidePage(page);
  await expect.poll(() => seen.of('vitals')).toHaveLength(1);
  const [report] = seen.of('vitals') as [{ vitals: { name: string; rating: string }[] }];
  expect(report.vitals.map(({ name }) => name).sort()).toEqual([...metrics].sort());
  for (const { name, rating } of report.vitals) expect(ratings, name).toContain(rating);
  await hidePage(page);
  await settled(page);
  expect(seen.of('vitals')).toHaveLength(1);
});
