import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, inMotion, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel, storedEntries, storedMessages } from '../../support/browser/chat-panel.ts';
import { storageFaults } from '../../support/browser/storage-faults.ts';
import { chatWords, failures } from '../../support/content/chat-words.ts';

const go = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
};

describe('an open panel stays open from page to page', () => {
  test('with messages and a half-typed question, without taking the focus', async ({ open }) => {
    const page = await open('/');
    await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How?');
    await chat.reply('So.').waitFor();
    await chat.question.fill('And th');
    await go(page, 'About', '/about');
    await chat.reply('So.').waitFor();
    expect(await chat.messages()).toEqual(['How?', 'So.']);
    expect(await chat.question.inputValue()).toBe('And th');
    expect(await chat.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
    await page.reload();
    await chat.reply('So.').waitFor();
    expect(await chat.question.inputValue(), 'after a reload').toBe('And th');
    // Escape closes the panel although nothing has the focus.
    await page.keyboard.press('Escape');
    expect(await chat.panel.count()).toBe(0);
    expect(await chat.focused()).toBe(chatWords.name);
    await go(page, 'Contact', '/contact');
    expect(await chat.panel.count()).toBe(0);
    await chat.open();
    await chat.reply('So.').waitFor();
    expect(await chat.messages()).toEqual(['How?', 'So.']);
    expect(await chat.question.inputValue()).toBe('And th');
    expect(await storedEntries(page)).toEqual({ local: ['chatMessages'], session: expect.arrayContaining(['chat-panel']) });
  });

  test('except on a phone, where it would cover most of it', async ({ open }) => {
    const page = await open('/services', { viewport: phone });
    await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How?');
    await chat.reply('So.').waitFor();
    await page.goto('/services/analytics');
    // Wait until the stored state has been read.
    await chat.launcher.waitFor();
    expect(await chat.panel.count()).toBe(0);
    expect((await storedEntries(page)).session).not.toContain('chat-panel');
    await page.goBack();
    await drawn(page);
    expect(await chat.panel.count()).toBe(0);
    await chat.open();
    await chat.reply('So.').waitFor();
    expect(await chat.messages()).toEqual(['How?', 'So.']);
  });

  test('except on a phone after a source link, whose page it would cover', async ({ open }) => {
    const page = await open('/about', { viewport: phone });
    await scriptModel(page, ['Six. [Services](/services)']);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How many?');
    await chat.reply('Six.').getByRole('link').click();
    await page.waitForURL('**/services');
    await chat.open();
    await chat.reply('Six.').waitFor();
    expect(await chat.messages()).toEqual(['How many?', 'Six. Services']);
  });

  test('and is visible during the whole transition', async ({ open }) => {
    // Records what is visible: the panel, or the transition's picture of the last page's panel.
    const before = (opened: Page) =>
      opened.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        // Keep the picture long enough for a slow machine.
        const longTransition = new CSSStyleSheet();
        longTransition.replaceSync(':root::view-transition-old(chat-panel) { animation-duration: 20s !important }');
        document.adoptedStyleSheets.push(longTransition);
        addEventListener('pagereveal', ({ viewTransition }) => {
          if (!viewTransition) return;
          let isOver = false;
          viewTransition.finished.then(() => {
            isOver = true;
          });
          const record = () => {
            const isThere = document.querySelector('[role=dialog]') !== null;
            const picture = getComputedStyle(document.documentElement, '::view-transition-old(chat-panel)').opacity;
            seen.push(isThere ? 'panel' : isOver || picture !== '1' ? 'nothing' : 'picture');
            if (!isOver || seen.length < 5) requestAnimationFrame(record);
            else seen.push('over');
          };
          viewTransition.ready.then(record);
        });
      });
    const page = await open('/services', { before, ...inMotion });
    const chat = chatPanel(page);
    await chat.open();
    // Delay the panel's script until the transition runs, as on a slow phone.
    await page.route('**/_assets/ChatWidget.*.js', async (route) => {
      await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 2);
      await route.continue();
    });
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="/services/analytics"]');
      link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      link?.click();
    });
    await page.waitForURL('**/services/analytics');
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.at(-1))).toBe('over');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen, seen.join()).not.toContain('nothing');
    expect(seen.at(-2)).toBe('panel');
  });
});

describe('a page that is left in mid-reply', () => {
  /** Asks a question on the home page, whose first answer depends on the script. */
  async function askOnHomePage(open: (path: string) => Promise<Page>, answers: string[]) {
    const page = await open('/');
    const script = await scriptModel(page, answers);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How?');
    await expect.poll(() => script.prompts.length).toBe(1);
    return { page, script, chat };
  }

  // site/src/chat/chat.test.ts covers a page that is left while a reply is typed.
  test('has its question asked again once by the next page, and fails if that is left', async ({ open }) => {
    const { page, script, chat } = await askOnHomePage(open, ['silence', 'So.', 'silence', 'silence', 'Thus.']);
    await chat.close.click();
    await go(page, 'About', '/about');
    const launcher = page.getByRole('button', { name: 'Ask Tarazu, new reply' });
    await launcher.waitFor();
    await launcher.click();
    expect(await chat.messages()).toEqual(['How?', 'So.']);
    expect(script.prompts).toHaveLength(2);
    expect(script.prompts[1]).toBe(script.prompts[0]);

    await chat.ask('And then?');
    await expect.poll(() => script.prompts.length).toBe(3);
    await go(page, 'Resources', '/resources');
    await expect.poll(() => script.prompts.length).toBe(4);
    await go(page, 'About', '/about');
    await chat.reply(failures.other).waitFor();
    await chat.retry.click();
    await chat.reply('Thus.').waitFor();
    expect(script.prompts).toHaveLength(5);
  });

  test('has its question asked again by a prerendered page only once it is shown', async ({ open }) => {
    const { page, script, chat } = await askOnHomePage(open, ['silence', 'So.']);
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) }));
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    expect(await chat.panel.count()).toBe(0);
    expect(script.prompts).toHaveLength(1);
    const isThere = await page.evaluate(async () => {
      Object.assign(window, { isShown: true });
      document.dispatchEvent(new Event('prerenderingchange'));
      // The panel must be there with the first frame.
      await new Promise(requestAnimationFrame);
      return document.querySelector('[role=dialog]') !== null;
    });
    expect(isThere).toBe(true);
    await chat.reply('So.').waitFor();
    expect(script.prompts).toHaveLength(2);
  });
});

test('a second tab shows the conversation of the first, and clears it there too', async ({ open }) => {
  const page = await open('/');
  await scriptModel(page, ['A reply.']);
  const one = chatPanel(page);
  await one.open();
  const other = await page.context().newPage();
  await other.goto('/about');
  const two = chatPanel(other);
  expect(await two.panel.count()).toBe(0);
  await two.open();
  await one.ask('From one?');
  await expect.poll(() => two.messages()).toEqual(['From one?', 'A reply.']);
  await two.clear.click();
  await expect.poll(() => one.items.count()).toBe(0);
  expect(await storedMessages(page)).toEqual([]);
});

describe('the conversation works when storage is', () => {
  const faults = Object.entries(storageFaults);
  // site/src/chat/chat-storage.test.ts checks what is read in each case.
  test.for(process.env.LONG ? faults : faults.slice(0, 1))('%s', async ([, fault], { open }) => {
    const page = await open('/', { before: (opened) => opened.addInitScript(fault) });
    await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How?');
    await chat.reply('So.').waitFor();
    await chat.ask('And then?');
    await expect.poll(chat.messages).toEqual(['How?', 'So.', 'And then?', 'So.']);
    await chat.clear.click();
    expect(await chat.items.count()).toBe(0);
  });
});

test('a conversation keeps its subject over two pages and a reload, loses it when cleared, and ignores a forged one', async ({ open }) => {
  const page = await open('/');
  const chat = chatPanel(page);
  let count = 0;
  const lastReply = async (question: string) => {
    // After a reload the panel takes a moment to restore its messages.
    await expect.poll(() => chat.items.count()).toBe(count);
    await chat.ask(question);
    count += 2;
    await expect.poll(() => chat.items.count()).toBe(count);
    return (await chat.messages()).at(-1);
  };
  await chat.open();
  expect(await lastReply('What return did GlowCo see?')).toContain('310%');
  await go(page, 'About', '/about');
  expect(await lastReply('how long did it take')).toMatch(/GlowCo needed 5.months/);
  await page.reload();
  expect(await lastReply('and FreshMart?')).toMatch(/FreshMart needed 5.months/);
  await page.evaluate(() => {
    const messages = JSON.parse(localStorage.getItem('chatMessages') ?? '[]');
    const context = { focus: ['client:Nobody', '<b>'], told: ['/nowhere#x'], list: [], shop: [], asked: 'x' };
    localStorage.setItem('chatMessages', JSON.stringify(messages.map((message: object) => ({ ...message, context }))));
  });
  await page.reload();
  expect(await lastReply('how long did it take')).not.toMatch(/Nobody|FreshMart needed/);
  await chat.clear.click();
  count = 0;
  expect(await lastReply('how long did it take')).not.toMatch(/(?:GlowCo|FreshMart) needed/);
  expect(await storedEntries(page)).toMatchObject({ local: ['chatMessages'] });
});
