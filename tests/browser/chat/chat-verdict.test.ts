import type { Page } from 'playwright-core';
import { verdictPath } from '../../../shared/api/chat.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel, storedMessages } from '../../support/browser/chat-panel.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';
import { chatWords } from '../../support/content/chat-words.ts';

const narrow = { width: 320, height: 480 };
const { verdict: words } = chatWords;
const answer = {
  text: 'From two to four weeks for most shops, six where stock lives in several systems. [Solutions](/solutions)',
  answered: true,
};

/** Opens the panel and has one answer that can be judged. */
async function answered(page: Page) {
  await scriptModel(page, [answer]);
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('How long does it take?');
  const reply = chat.reply('From two to four weeks');
  await reply.waitFor();
  const verdict = reply.getByRole('group', { name: words.label });
  const button = (name: string) => verdict.getByRole('button', { name, exact: true });
  return { chat, reply, verdict, yes: button(words.yes), no: button(words.no) };
}

test('a verdict is sent once, and a word replaces its buttons, also after a reload', async ({ open }) => {
  const page = await open('/about');
  const { reply, verdict, yes, no } = await answered(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(verdictPath)) sent.push(request.postDataJSON());
  });
  await yes.waitFor();
  const response = page.waitForResponse(`**${verdictPath}`);
  await no.click();
  expect((await response).status()).toBe(204);
  await reply.getByText(words.sorry).waitFor();
  expect(await verdict.count()).toBe(0);
  expect((await storedMessages(page)).map((message) => message.verdict)).toEqual([undefined, 'no']);
  await page.reload();
  await reply.getByText(words.sorry).waitFor();
  expect(await verdict.count()).toBe(0);
  expect(sent).toEqual([{ verdict: 'no', page: '/solutions', question: 'How long does it take?' }]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a verdict by the keyboard is announced and moves the focus to the question', async ({ open }) => {
  const page = await open('/about');
  const { chat, reply, yes } = await answered(page);
  await reply.getByRole('link', { name: 'Solutions' }).focus();
  await page.keyboard.press('Tab');
  expect(await yes.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await reply.getByText(words.thanks).waitFor();
  expect(await chat.focused()).toBe('chat-question');
  const status = page.locator('aside [role=status]');
  await expect.poll(() => status.textContent()).toBe(words.thanks);
  await expect.poll(() => status.textContent()).toBe('');
});

test('the buttons fit every window and are large enough', async ({ open }) => {
  const page = await open('/about');
  const { chat, reply, verdict, yes, no } = await answered(page);
  for (const viewport of [desktop, phone, narrow]) {
    await page.setViewportSize(viewport);
    for (const button of [yes, no]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0), `${viewport.width} px`).toBeGreaterThanOrEqual(32);
    }
    expect(await chat.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0);
    const row = await verdict.evaluate((group) => group.parentElement?.getBoundingClientRect().height);
    expect(row, `one row at ${viewport.width} px`).toBeLessThan(40);
  }
  expect(await axeInWindows(page, [desktop, narrow, phone], { within: '[role=dialog]' })).toEqual([]);
  await yes.click();
  await reply.getByText(words.thanks).waitFor();
  expect(await axeInWindows(page, [desktop, narrow, phone], { within: '[role=dialog]' })).toEqual([]);
});

test('the layout does not shift when the answer is read or a button is pressed', async ({ open }) => {
  const page = await open('/about', { viewport: narrow });
  // Record the position of the first button in its message, by the message's state.
  await page.evaluate(() => {
    const places: Record<string, string> = {};
    Object.assign(window, { places });
    new MutationObserver(() => {
      const item = document.querySelector('.chat-verdict')?.closest('li');
      const [button, status] = [item?.querySelector('.chat-verdict button'), item?.querySelector<HTMLElement>('[data-status]')];
      if (!item || !button || !status) return;
      const { x, y } = item.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      places[status.dataset.status ?? ''] = `${box.x - x} ${box.y - y} ${box.width}`;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const { reply, no } = await answered(page);
  const places = () => page.evaluate(() => (window as unknown as { places: Record<string, string> }).places);
  await expect.poll(async () => Object.keys(await places())).toEqual(['delivered', 'read']);
  const { delivered, read } = await places();
  expect(read).toBe(delivered);
  // In a low panel the buttons are below the visible messages, and the click would scroll to them.
  await no.scrollIntoViewIfNeeded();
  const item = await reply.boundingBox();
  await no.click();
  await reply.getByText(words.sorry).waitFor();
  expect(await reply.boundingBox()).toEqual(item);
});
