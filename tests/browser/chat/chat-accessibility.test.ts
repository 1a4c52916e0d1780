import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel } from '../../support/browser/chat-panel.ts';
import { expectFailedRequest } from '../../support/browser/contact-form.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';
import { chatWords } from '../../support/content/chat-words.ts';

const reply = 'Pricing and support, in two sentences. And here is the second. [Dynamic pricing](/services/dynamic-pricing)';
const long = 'A long word and a long reply for a small screen, with Warenwirtschaftssystemanbindung. '.repeat(12);

/** Opens the panel and has one exchange. */
async function converse(page: Page, answer = reply) {
  await scriptModel(page, [answer]);
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('What does it cost?');
  await chat.reply(answer.slice(0, 20)).waitFor();
  return chat;
}

describe('axe finds nothing', () => {
  test('in the panel when empty, waiting, answered and failed, with reduced motion', async ({ open, complaints }) => {
    const page = await open('/contact');
    const script = await scriptModel(page, [reply, { status: 500, message: 'Oops' }], { hold: true });
    const chat = chatPanel(page);
    const check = async (state: string) => {
      const part = state === 'empty' ? {} : { within: '[role=dialog]' };
      // The short form checks only these two states.
      if (process.env.LONG || ['answered', 'failed'].includes(state))
        expect.soft(await axeInWindows(page, [desktop, { width: 320, height: 256 }, phone], part), state).toEqual([]);
    };
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await chat.open();
    await check('empty');
    await chat.ask('What does it cost?');
    await chat.thinking.waitFor();
    expect(await moving(), 'thinking').toBe(0);
    await check('thinking');
    script.release();
    await chat.typing.waitFor();
    expect(await moving(), 'typing').toBe(0);
    await chat.reply('And here is the second.').waitFor();
    await check('answered');
    await chat.ask('And?');
    await chat.retry.waitFor();
    await expectFailedRequest(complaints, 'the server responded with a status of 500');
    await check('failed');
  });
});

describe('a screen reader user', () => {
  test('hears that the assistant thinks, and each reply once, without URLs', async ({ open }) => {
    const page = await open('/');
    await scriptModel(page, [{ text: reply, choices: ['How soon?', 'How much?'] }, 'Again.', 'Again.']);
    const chat = chatPanel(page);
    await chat.open();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      // Announcements are texts of live regions.
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[role=status], [role=alert], [role=log], [aria-live]');
          if (region?.textContent) heard.push(region.textContent);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    for (const [question, answer] of [
      ['One?', 'And here is the second.'],
      ['Two?', 'Again.'],
      ['Three?', 'Again.'],
    ] as const) {
      const before = await chat.items.count();
      await chat.ask(question);
      await expect.poll(() => chat.items.count()).toBe(before + 2);
      await chat.reply(answer).last().waitFor();
    }
    // Nothing is announced when the replies become read.
    await expect.poll(async () => (await chat.states()).at(-1)).toBe('Read');
    const again = 'Assistant: Again.';
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'Thinking',
      'Assistant: Pricing and support, in two sentences. And here is the second. Dynamic pricing You can ask: How soon? How much?',
      'Thinking',
      again,
      'Thinking',
      again,
    ]);
  });

  test('finds a named dialog, senders of messages and a count, all by keyboard', async ({ open }) => {
    const page = await open('/');
    const chat = await converse(page);
    expect(await chat.panel.getAttribute('aria-modal')).toBe(null);
    expect(await chat.items.evaluateAll((all) => all.map((item) => item.textContent?.split(':')[0]))).toEqual(['You', 'Assistant']);
    await chat.close.focus();
    const stops: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await chat.panel.evaluate((panel) => panel.contains(document.activeElement));
      if (!isInside) break;
      stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent));
    }
    const { labels, followUps } = chatWords;
    // The button that sends is disabled while nothing is written.
    expect(stops).toEqual([labels.conversation, 'Dynamic pricing', followUps.pricing, followUps.support, '', labels.person, labels.clear]);
    await chat.question.fill('Hm');
    const described = await chat.question.evaluate(
      (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toBe('2 of 200 characters');
  });
});

describe('on a small screen', () => {
  const sizes = { 'a phone': phone, 'a keyboard open': { width: 320, height: 480 }, '400% zoom': { width: 320, height: 256 } };
  test('the panel fits, its controls can be reached, and a reply shows its beginning', async ({ open }) => {
    const page = await open('/', { viewport: { width: 320, height: 480 } });
    const chat = await converse(page, long);
    await drawn(page);
    const item = await chat.items.last().boundingBox();
    const area = await chat.panel.boundingBox();
    expect(item?.y).toBeGreaterThanOrEqual(area?.y ?? 0);
    expect(item?.y).toBeLessThan((area?.y ?? 0) + 200);
    const size = await chat.question.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
    expect(size, 'large enough that no browser zooms in on it').toBeGreaterThanOrEqual(16);
    for (const [name, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const control of [chat.close, chat.question, chat.clear, chat.person]) {
        await control.scrollIntoViewIfNeeded();
        const box = await control.boundingBox();
        const isInside =
          box && box.x >= 0 && box.x + box.width <= viewport.width && box.y >= 0 && box.y + box.height <= viewport.height + 1;
        expect(isInside, `${name}: ${control}`).toBe(true);
      }
      const overflow = await chat.panel.evaluate((panel) =>
        [panel, ...panel.querySelectorAll('*')]
          .filter(
            (element) =>
              !element.classList.contains('visually-hidden') && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1,
          )
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect(overflow, name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });

  test('an on-screen keyboard leaves the question visible, and comes only with its field', async ({ open }) => {
    const page = await open('/about', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    const chat = chatPanel(page);
    await chat.link.tap();
    await chat.panel.waitFor();
    await expect.poll(() => chat.panel.evaluate((panel) => panel === document.activeElement)).toBe(true);
    // An on-screen keyboard shrinks the visual viewport.
    await page.evaluate(() => {
      const seen = window.visualViewport as VisualViewport;
      Object.defineProperty(seen, 'height', { get: () => 300 });
      seen.dispatchEvent(new Event('resize'));
    });
    const box = await chat.question.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  });
});
