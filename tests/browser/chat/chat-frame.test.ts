import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel, storedEntries } from '../../support/browser/chat-panel.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { pageScripts } from '../../support/browser/page-scripts.ts';
import { chatWords, failures, starters } from '../../support/content/chat-words.ts';

/** Scripts that follow the frame: React and the island's own script. */
const laterScripts = /\/_assets\/(?!page\.|measure\.|[\w-]+-frame\.)[^/]*\.js(\?|$)/;

/** Opens a page on which the scripts that follow the frame are held back. */
async function openHeld(open: (path: string, options?: object) => Promise<Page>, path = '/about', options = {}) {
  const page = await open(path, options);
  const release = await holdRequests(page, laterScripts);
  const isLive = () => page.locator('aside astro-island[ssr]').waitFor({ state: 'detached' });
  return {
    page,
    chat: chatPanel(page),
    async release() {
      release();
      await isLive();
    },
  };
}

test('a click requests frame, script and React at once, and opens the panel', async ({ open }) => {
  const page = await open('/');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (pageScripts.test(request.url())) requested.push(new URL(request.url()).pathname.replace(/\.[\w-]+\.js$/, ''));
  });
  const release = await holdRequests(page, pageScripts);
  await chatPanel(page).link.click();
  // No script has arrived yet, so none waits for another.
  await expect.poll(() => requested.toSorted()).toEqual(['/_assets/ChatWidget', '/_assets/chat-frame', '/_assets/client']);
  expect(new URL(page.url()).pathname).toBe('/');
  release();
  await chatPanel(page).panel.waitFor();
  // What both import is small, and arrives while React is still loading.
  await expect.poll(() => requested.slice(3).toSorted()).toEqual(['/_assets/react', '/_assets/rolldown-runtime']);
});

describe('before React is loaded', () => {
  test('the panel opens with the focus, and typing continues in the same field', async ({ open }) => {
    const { page, chat, release } = await openHeld(open);
    await chat.link.click();
    await chat.panel.waitFor();
    expect(await chat.panel.getByText(chatWords.greeting).isVisible()).toBe(true);
    expect(await chat.suggestions.getByRole('button').allTextContents()).toEqual(starters);
    expect(await chat.focused()).toBe('chat-question');
    // Nothing is stored, because nothing was asked.
    expect(await storedEntries(page)).toEqual({ local: [], session: [] });
    await chat.question.pressSequentially('How soon?');
    await page.keyboard.press('ArrowLeft');
    const field = await chat.question.elementHandle();
    await release();
    expect(await chat.suggestions.getByRole('button').allTextContents()).toEqual(starters);
    expect(await field?.evaluate((element) => element.isConnected && element === document.activeElement)).toBe(true);
    await page.keyboard.type('er');
    expect(await chat.question.inputValue()).toBe('How sooner?');
    await chat.panel.getByText('11/200', { exact: true }).waitFor();
    // A half-typed question is stored for the next page.
    expect(await page.evaluate(() => sessionStorage.getItem('chat-draft'))).toBe('How sooner?');
  });

  test('Enter sends once, and later typing is the next question', async ({ open }) => {
    const { page, chat, release } = await openHeld(open);
    const { prompts } = await scriptModel(page, ['So.']);
    await chat.link.click();
    await chat.question.fill('How?');
    await chat.question.press('Enter');
    await chat.question.press('Enter');
    await chat.question.pressSequentially(' And');
    await drawn(page);
    expect(prompts).toEqual([]);
    // The panel shows and announces that it waits, and counts the next question.
    expect(await chat.panel.getByRole('status').filter({ hasText: chatWords.states.thinking }).isVisible()).toBe(true);
    expect(await chat.send.isDisabled()).toBe(true);
    await chat.panel.getByText('8/200', { exact: true }).waitFor();
    await release();
    await chat.reply('So.').waitFor();
    expect(await chat.panel.getByText(chatWords.states.thinking).isVisible()).toBe(false);
    await chat.panel.getByText('3/200', { exact: true }).waitFor();
    expect(await chat.messages()).toEqual(['How?', 'So.']);
    expect(await chat.question.inputValue()).toBe('And');
    expect(prompts).toHaveLength(1);
  });

  test('a question that was sent early leaves nothing to send', async ({ open }) => {
    const { page, chat, release } = await openHeld(open);
    await scriptModel(page, ['So.']);
    await chat.link.click();
    await chat.question.fill('How?');
    await chat.question.press('Enter');
    await release();
    await chat.reply('So.').waitFor();
    expect(await chat.question.inputValue()).toBe('');
    expect(await chat.send.isDisabled()).toBe(true);
  });

  test('a starter that is pressed is asked', async ({ open }) => {
    const { page, chat, release } = await openHeld(open);
    await scriptModel(page, ['So.']);
    await chat.link.click();
    await chat.suggestions.getByRole('button', { name: starters[1] }).click();
    await release();
    await chat.reply('So.').waitFor();
    expect(await chat.messages()).toEqual([starters[1], 'So.']);
  });

  for (const how of process.env.LONG ? ['Escape', 'the button'] : ['Escape']) {
    test(`the panel closes by ${how}, returns the focus, and stays closed`, async ({ open }) => {
      const { page, chat, release } = await openHeld(open);
      await chat.link.click();
      await chat.panel.waitFor();
      if (how === 'Escape') await page.keyboard.press('Escape');
      else await chat.close.click();
      expect(await chat.panel.count()).toBe(0);
      expect(await chat.focused()).toBe(chatWords.name);
      await release();
      await drawn(page);
      expect(await chat.panel.count()).toBe(0);
      await page.keyboard.press('Enter');
      await chat.panel.waitFor();
    });
  }

  test('the greeting does not hide an earlier conversation', async ({ open }) => {
    const message = { id: '1', text: 'How?', isBot: false, timestamp: 1, status: 'sent' };
    const { chat, release } = await openHeld(open, '/about', {
      before: (opened: Page) => opened.addInitScript((all) => localStorage.setItem('chatMessages', JSON.stringify(all)), [message]),
    });
    await chat.link.click();
    await chat.panel.waitFor();
    expect(await chat.panel.getByText(starters[0]).isVisible()).toBe(false);
    await release();
    expect(await chat.messages()).toEqual(['How?']);
    expect(await chat.panel.getByText(chatWords.greeting).isVisible()).toBe(true);
  });

  test('an on-screen keyboard leaves the question visible', async ({ open }) => {
    const { page, chat, release } = await openHeld(open, '/about', {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await chat.link.tap();
    await chat.panel.waitFor();
    // An on-screen keyboard shrinks the visual viewport.
    await page.evaluate(() => {
      const seen = window.visualViewport as VisualViewport;
      Object.defineProperty(seen, 'height', { get: () => 300 });
      seen.dispatchEvent(new Event('resize'));
    });
    const bottom = async () => {
      const box = await chat.question.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottom()).toBeLessThanOrEqual(300);
    await release();
    expect(await bottom()).toBeLessThanOrEqual(300);
  });
});

describe('when the later scripts fail', () => {
  test('the panel offers a person, and the next key retries and sends the question', async ({ open, complaints }) => {
    const page = await open('/about', { viewport: phone });
    const { prompts } = await scriptModel(page, ['So.']);
    let isBroken = true;
    await page.route(laterScripts, (route) => (isBroken ? route.abort('connectionfailed') : route.continue()));
    const chat = chatPanel(page);
    await chat.link.click();
    const alert = chat.panel.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(failures.notFound);
    expect(await alert.getByRole('link').getAttribute('href')).toBe('/contact');
    expect(new URL(page.url()).pathname).toBe('/about');
    isBroken = false;
    await chat.question.fill('How?');
    await chat.question.press('Enter');
    await chat.reply('So.').waitFor();
    expect(await alert.count()).toBe(0);
    expect(prompts).toHaveLength(1);
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/net::ERR_|An island stays plain HTML/);
  });
});
