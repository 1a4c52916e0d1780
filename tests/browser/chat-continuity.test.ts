import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, drawn, expect, inMotion, phone, test } from '../support/browser-test.ts';
import { chatPanel, scriptModel, storedEntries, storedMessages } from '../support/chat-panel.ts';
import { failures } from '../support/chat-words.ts';
import { storageFaults } from '../support/storage-faults.ts';

const go = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
};
const secondTab = async (page: Page, path = '/about') => {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
};

describe('an open panel stays open from page to page', () => {
  test('with its messages, a half-typed question, and without taking the focus, after a reload too', async ({ open }) => {
    const page = await open('/');
    await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How?');
    await chat.reply('So.').waitFor();
    await chat.question.fill('And th');
    await go(page, 'About', '/about');
    // The panel's frame stands there before its messages do.
    await chat.reply('So.').waitFor();
    expect(await chat.said()).toEqual(['How?', 'So.']);
    expect(await chat.question.inputValue()).toBe('And th');
    expect(await chat.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
    await page.reload();
    await chat.reply('So.').waitFor();
    expect(await chat.question.inputValue(), 'after a reload').toBe('And th');
    await go(page, 'Resources', '/resources');
    await chat.close.click();
    await go(page, 'Contact', '/contact');
    expect(await chat.panel.count()).toBe(0);
    await chat.open();
    await chat.reply('So.').waitFor();
    expect(await chat.said()).toEqual(['How?', 'So.']);
    expect(await chat.question.inputValue()).toBe('And th');
    expect(await storedEntries(page)).toEqual({ local: ['chatMessages'], session: expect.arrayContaining(['chat-panel']) });
  });

  for (const viewport of process.env.LONG ? [desktop, phone] : [desktop]) {
    test(`and is on screen through the whole transition (${viewport.width} px)`, async ({ open }) => {
      // What the visitor sees of the panel: itself, or the last page's picture of it, which stays until it is there.
      const before = (it: Page) =>
        it.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          // However slow the machine is, the picture stays as long as it has to.
          const patience = new CSSStyleSheet();
          patience.replaceSync(':root::view-transition-old(chat-panel) { animation-duration: 20s !important }');
          document.adoptedStyleSheets.push(patience);
          addEventListener('pagereveal', ({ viewTransition }) => {
            if (!viewTransition) return;
            let isOver = false;
            viewTransition.finished.then(() => {
              isOver = true;
            });
            const look = () => {
              const isThere = document.querySelector('[role=dialog]') !== null;
              const picture = getComputedStyle(document.documentElement, '::view-transition-old(chat-panel)').opacity;
              seen.push(isThere ? 'panel' : isOver || picture !== '1' ? 'nothing' : 'picture');
              if (!isOver || seen.length < 5) requestAnimationFrame(look);
              else seen.push('over');
            };
            viewTransition.ready.then(look);
          });
        });
      const page = await open('/services', { viewport, before, ...inMotion });
      const chat = chatPanel(page);
      await chat.open();
      // Slowly, as on a phone: the panel's script comes when the page is there and its transition runs.
      await page.route('**/_assets/chat.*.js', async (route) => {
        await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 2);
        await route.continue();
      });
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/services/analytics"]')?.click());
      await page.waitForURL('**/services/analytics');
      await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.at(-1))).toBe('over');
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen, seen.join()).not.toContain('nothing');
      expect(seen.at(-2)).toBe('panel');
    });
  }
});

describe('a page that is left in mid-reply', () => {
  /** Asks what is not answered, on the home page. */
  async function askInVain(open: (path: string) => Promise<Page>, answers: string[]) {
    const page = await open('/');
    const script = await scriptModel(page, answers);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How?');
    await expect.poll(() => script.prompts.length).toBe(1);
    return { page, script, chat };
  }

  test('has its question asked again once by the next; left again, it says that it failed', async ({ open }) => {
    const { page, script, chat } = await askInVain(open, ['silence', 'So.', 'silence', 'silence', 'Thus.']);
    await go(page, 'About', '/about');
    await chat.reply('So.').waitFor();
    expect(await chat.said()).toEqual(['How?', 'So.']);
    expect(script.prompts).toHaveLength(2);
    expect(script.prompts[1]).toBe(script.prompts[0]);
    await go(page, 'Resources', '/resources');
    await chat.reply('So.').waitFor();
    await drawn(page);
    expect(script.prompts).toHaveLength(2);

    await chat.ask('And then?');
    await expect.poll(() => script.prompts.length).toBe(3);
    await go(page, 'About', '/about');
    await expect.poll(() => script.prompts.length).toBe(4);
    await go(page, 'Resources', '/resources');
    await chat.reply(failures.other).waitFor();
    await chat.retry.click();
    await chat.reply('Thus.').waitFor();
    expect(script.prompts).toHaveLength(5);
  });

  test('has it answered also where the panel was closed, and says on the launcher that a reply came; what was being typed is not asked again', async ({
    open,
  }) => {
    const reply = 'So it is, and it takes a while to type. '.repeat(10).trim();
    const { page, script, chat } = await askInVain(open, ['silence', 'So.', reply]);
    await chat.close.click();
    await go(page, 'About', '/about');
    const launcher = page.getByRole('button', { name: 'Ask Tarazu, new reply' });
    await launcher.waitFor();
    await launcher.click();
    expect(await chat.said()).toEqual(['How?', 'So.']);

    await chat.ask('And then?');
    await chat.typing.waitFor();
    await go(page, 'Resources', '/resources');
    await chat.reply('So it is').waitFor();
    expect(script.prompts).toHaveLength(3);
  });

  test('is not asked again by a page that is only prepared in the background', async ({ open }) => {
    const { page, script, chat } = await askInVain(open, ['silence', 'So.']);
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) }));
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    expect(await chat.panel.count()).toBe(0);
    expect(script.prompts).toHaveLength(1);
    const isThere = await page.evaluate(async () => {
      Object.assign(window, { isShown: true });
      document.dispatchEvent(new Event('prerenderingchange'));
      // With the first frame.
      await new Promise(requestAnimationFrame);
      return document.querySelector('[role=dialog]') !== null;
    });
    expect(isThere).toBe(true);
    await chat.reply('So.').waitFor();
    expect(script.prompts).toHaveLength(2);
  });
});

describe('several tabs', () => {
  test('show one conversation, whichever asks; the panel is open where it was opened', async ({ open }) => {
    const page = await open('/');
    await scriptModel(page, ['One.', 'Two.']);
    const one = chatPanel(page);
    await one.open();
    await one.ask('First?');
    await one.reply('One.').waitFor();
    const two = chatPanel(await secondTab(page));
    expect(await two.panel.count()).toBe(0);
    await two.open();
    await expect.poll(() => two.said()).toEqual(['First?', 'One.']);
    await two.ask('Second?');
    await one.reply('Two.').waitFor();
    expect(await one.said()).toEqual(['First?', 'One.', 'Second?', 'Two.']);
    await expect.poll(() => two.said()).toEqual(await one.said());
    await two.clear.click();
    await expect.poll(() => one.items.count()).toBe(0);
    expect(await storedMessages(page)).toEqual([]);
  });

  test('that ask at once lose nothing', async ({ open }) => {
    const page = await open('/');
    const script = await scriptModel(page, ['A reply.'], { hold: true });
    const other = await secondTab(page);
    const [one, two] = [chatPanel(page), chatPanel(other)];
    await one.open();
    await two.open();
    await Promise.all([one.ask('From one?'), two.ask('From two?')]);
    await expect.poll(() => script.prompts.length).toBe(2);
    script.letGo();
    await expect.poll(async () => (await one.said()).length).toBe(4);
    await expect.poll(async () => (await two.said()).toSorted()).toEqual(['A reply.', 'A reply.', 'From one?', 'From two?']);
  });
});

test('of more than fifty messages the last fifty are shown and stored', async ({ open }) => {
  const fifty = Array.from({ length: 50 }, (_, place) => {
    const isBot = place % 2 === 1;
    return { id: String(place), text: `No. ${place}.`, isBot, timestamp: place, status: isBot ? 'read' : 'sent' };
  });
  const page = await open('/', {
    before: (it) => it.addInitScript((all) => localStorage.setItem('chatMessages', JSON.stringify(all)), fifty),
  });
  await scriptModel(page, ['So.']);
  const chat = chatPanel(page);
  await chat.open();
  await expect.poll(() => chat.items.count()).toBe(50);
  await chat.ask('How?');
  await chat.reply('So.').waitFor();
  expect(await chat.items.count()).toBe(50);
  expect((await chat.said()).slice(0, 1)).toEqual(['No. 2.']);
  expect(await storedMessages(page)).toHaveLength(50);
});

describe('the conversation works where storage is', () => {
  const converse = async (page: Page) => {
    await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    await chat.open();
    await chat.ask('How?');
    await chat.reply('So.').waitFor();
    await chat.ask('And then?');
    await expect.poll(chat.said).toEqual(['How?', 'So.', 'And then?', 'So.']);
    await chat.clear.click();
    expect(await chat.items.count()).toBe(0);
  };

  const withoutLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  test.for(Object.entries({ ...storageFaults, 'without locks, as on plain http': withoutLocks }))('%s', async ([, fault], { open }) => {
    await converse(await open('/', { before: (it) => it.addInitScript(fault) }));
  });

  // Each kind of spoilt conversation: tests/unit/chat-storage.test.ts.
  test('corrupt', async ({ open }) => {
    // Where no script of the page's writes it over.
    const page = await open('/robots.txt');
    await page.evaluate(() => {
      for (const [storage, key] of [[localStorage, 'chatMessages'] as const, [sessionStorage, 'chat-panel'] as const])
        storage.setItem(key, '[{"id":"1","text":"Half');
    });
    await page.goto('/');
    await converse(page);
  });
});
