import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, phone, scrollPage, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel, storedEntries } from '../../support/browser/chat-panel.ts';
import { failPageScripts, pageScripts } from '../../support/browser/page-scripts.ts';
import { chatWords, starters } from '../../support/content/chat-words.ts';

const scripts = (page: Page) =>
  page.evaluate((wanted) => performance.getEntriesByType('resource').filter(({ name }) => wanted.test(name)).length, pageScripts);

// every-page.test.ts checks all requests of a page.
test('nothing is loaded or stored before the launcher is hovered, which loads at most 77 KiB with React', async ({ blank }) => {
  // A page with an empty cache fetches all files.
  const page = await blank();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scripts(page)).toBe(0);
  expect(await storedEntries(page)).toEqual({ local: [], session: [] });
  expect(await chatPanel(page).link.getAttribute('href'), 'link to a person without scripts').toBe('/contact');
  await chatPanel(page).link.hover();
  await chatPanel(page).launcher.waitFor();
  expect(await storedEntries(page)).toEqual({ local: [], session: [] });
  const bytes = await page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => wanted.test(name))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    pageScripts,
  );
  expect(bytes).toBeGreaterThan(20 * 1024);
  expect(bytes).toBeLessThanOrEqual(77 * 1024);
});

test('a reply scrolls the conversation only for a reader at its end', async ({ open }) => {
  const page = await open('/');
  const long = 'A long reply. '.repeat(60);
  const script = await scriptModel(page, [long, 'Second.', 'Third.'], { hold: true });
  const chat = chatPanel(page);
  const scroller = chat.panel.getByRole('region', { name: chatWords.labels.conversation });
  const fromTop = () => scroller.evaluate((element) => element.scrollTop);
  await chat.open();
  await chat.ask('One');
  script.release();
  await chat.reply('A long reply.').waitFor();
  await chat.ask('Two');
  await chat.typing.waitFor();
  await scroller.evaluate((element) => element.scrollTo(0, 5));
  await chat.reply('Second.').waitFor();
  expect(await fromTop()).toBe(5);
  await chat.ask('Three');
  await chat.reply('Third.').waitFor();
  await expect.poll(() => scroller.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)).toBeLessThan(5);
});

test('a reply that does not fit is shown from the visitor’s question on', async ({ open }) => {
  const page = await open('/');
  await scriptModel(page, ['A long reply. '.repeat(60)]);
  const chat = chatPanel(page);
  await chat.open();
  for (const question of ['One', 'Two']) {
    const before = await chat.items.count();
    await chat.ask(question);
    await expect.poll(() => chat.items.count()).toBe(before + 2);
    const list = await chat.panel.getByRole('region', { name: chatWords.labels.conversation }).boundingBox();
    const own = await chat.reply(question).boundingBox();
    const gap = (own?.y ?? 0) - (list?.y ?? 0);
    expect(gap, question).toBeGreaterThanOrEqual(8);
    expect(gap, question).toBeLessThanOrEqual(16);
    expect(await chat.panel.evaluate((panel) => panel.scrollTop), 'the head stays').toBe(0);
  }
});

test('the longest answer fills at most two thirds of the panel on a phone, with the way to a person in view', async ({ open }) => {
  const page = await open('/', { viewport: phone });
  const longest = `${'Words of a long answer. '.repeat(18).slice(0, 419)}.`;
  await scriptModel(page, [{ text: `${longest} See [Services](/services).`, answered: true, choices: [] }]);
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('One');
  await chat.reply('Words of').waitFor();
  const heightOf = async (part: typeof chat.panel) => (await part.boundingBox())?.height ?? 0;
  expect((await heightOf(chat.reply('Words of'))) / (await heightOf(chat.panel))).toBeLessThan(2 / 3);
  for (const viewport of [phone, { width: 320, height: 400 }]) {
    await page.setViewportSize(viewport);
    const isWhole = (link: Element) =>
      link.getBoundingClientRect().bottom <= innerHeight && link.getBoundingClientRect().right <= innerWidth;
    expect(await chat.person.evaluate(isWhole), `${viewport.width} px`).toBe(true);
  }
});

test('the open panel hides the back-to-top link, which would stick out behind it', async ({ open }) => {
  const page = await open('/about');
  const top = page.getByRole('link', { name: 'Back to top' });
  await scrollPage(page, 1500);
  await scrollPage(page, 1400);
  expect(await top.isVisible()).toBe(true);
  const chat = chatPanel(page);
  await chat.open();
  expect(await top.isVisible()).toBe(false);
  await chat.close.click();
  expect(await top.isVisible()).toBe(true);
});

test.for([
  ['the header on a phone', phone, 'header'],
  ['the links of the first screen on a wide screen', desktop, 'main a[href="/services#first-four-weeks"]'],
] as const)('the open panel does not cover %s', async ([, viewport, free], { open }) => {
  const page = await open('/services/dynamic-pricing', { viewport });
  const box = await page.locator(free).first().boundingBox();
  const chat = chatPanel(page);
  await chat.open();
  const top = () => chat.panel.evaluate((panel) => panel.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual((box?.y ?? 1e6) + (box?.height ?? 0));
});

describe('the launcher', () => {
  test('leads to the contact page when its script cannot be fetched', async ({ open, complaints }) => {
    const page = await open('/about', { before: failPageScripts });
    await chatPanel(page).link.click();
    await page.waitForURL('**/contact');
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/net::ERR_|An island stays plain HTML/);
  });

  test('opens a new tab by Ctrl+click, and the panel by Enter and Space', async ({ open }) => {
    const page = await open('/about');
    const chat = chatPanel(page);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), chat.link.click({ modifiers: ['Control'] })]);
    await tab.waitForURL('**/contact');
    expect(await chat.panel.count()).toBe(0);
    for (const key of ['Enter', 'Space']) {
      await chat.link.focus();
      await chat.launcher.waitFor();
      expect(await chat.launcher.getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press(key);
      await chat.panel.waitFor();
      expect(await chat.focused(), key).toBe('chat-question');
      await page.keyboard.press('Escape');
    }
  });
});

describe('the panel', () => {
  test('greets, offers starters that ask a question, and leaves the page usable', async ({ open }) => {
    const page = await open('/');
    const { prompts } = await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    await chat.open();
    expect(await chat.panel.getByText(chatWords.notice).isVisible()).toBe(true);
    expect(await chat.person.count()).toBe(0);
    expect(await chat.clear.count()).toBe(0);
    expect(await chat.suggestions.getByRole('button').allTextContents()).toEqual(starters);
    const [, starter = ''] = starters;
    await chat.suggestions.getByRole('button', { name: starter }).click();
    await chat.reply('So.').waitFor();
    expect(await chat.messages()).toEqual([starter, 'So.']);
    expect(prompts.at(-1)).toMatch(new RegExp(`Current question: ${starter}$`));

    await page.getByRole('banner').getByRole('link', { name: 'Tarazu' }).focus();
    expect(await chat.panel.isVisible(), 'the focus may leave it').toBe(true);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY), { message: 'the page scrolls' }).toBeGreaterThan(100);
  });

  const closings: Record<string, (page: Page) => Promise<void>> = {
    'its button': (page) => chatPanel(page).close.click(),
    'its button by keyboard': (page) => chatPanel(page).close.press('Enter'),
    'Escape in the question': (page) => chatPanel(page).question.press('Escape'),
    'Escape on a suggestion': (page) => chatPanel(page).suggestions.getByRole('button').first().press('Escape'),
  };
  for (const viewport of process.env.LONG ? [desktop, phone] : [phone]) {
    test(`closes by its button, by keyboard and by Escape, and returns the focus (${viewport.width} px)`, async ({ open }) => {
      const page = await open('/about', { viewport });
      const chat = chatPanel(page);
      await chat.open();
      for (const [name, close] of Object.entries(closings)) {
        expect(await chat.launcher.count()).toBe(0);
        await close(page);
        await chat.panel.waitFor({ state: 'detached' });
        await expect.poll(chat.focused, { message: name }).toBe(chatWords.name);
        expect(await storedEntries(page), name).toEqual({ local: [], session: [] });
        await page.keyboard.press('Enter');
        await chat.panel.waitFor();
      }
    });
  }
});
