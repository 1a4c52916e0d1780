import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { type ChatAnswer, chatPath, ownModel } from '../../../shared/api/chat.ts';
import { pageQuestions } from '../../../site/src/data/page-questions.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel, storedMessages } from '../../support/browser/chat-panel.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';
import { chatWords, starters } from '../../support/content/chat-words.ts';

const choices = ['How long does it take?', 'Which platforms do you connect to?', 'Who owns the data?'];

/** Asks a server that offers choices with its first answer, and holds its next answer until `release` is called. */
async function offer(page: Page) {
  const asked: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((go) => {
    release = go;
  });
  await page.context().route(`**${chatPath(ownModel)}`, async (route) => {
    asked.push(/Current question: (.*)$/.exec(route.request().postDataJSON().contents[0].parts[0].text)?.[1] ?? '');
    const isFirst = asked.length === 1;
    if (!isFirst) await gate;
    const json = {
      candidates: [{ content: { parts: [{ text: isFirst ? 'I did not find that.' : 'Two to four weeks.' }] } }],
      ...(isFirst ? { answered: false, choices } : {}),
    } as ChatAnswer;
    await route.fulfill({ json }).catch(() => {});
  });
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('How is the weather?');
  const reply = chat.reply('I did not find that.');
  await reply.waitFor();
  return { chat, asked, release: () => release(), list: reply.getByRole('list', { name: chatWords.labels.choices }) };
}

// shared/api/chat.test.ts checks invalid choices.
test('choices of a reply fit every window, stay on the next page, and ask when pressed', async ({ open }) => {
  const page = await open('/about');
  const { list, chat, asked, release } = await offer(page);
  expect(await list.getByRole('button').allTextContents()).toEqual(choices);
  expect.soft(await axeInWindows(page, [desktop, phone], { within: '[role=dialog]' })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 400 });
  expect(await chat.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0);
  for (const box of await list.getByRole('button').all()) expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize(desktop);

  expect((await storedMessages(page)).map((message) => message.choices)).toEqual([undefined, choices]);
  await page.reload();
  await list.waitFor();
  expect(await list.getByRole('button').allTextContents()).toEqual(choices);
  await list.getByRole('button', { name: choices[1] }).focus();
  await page.keyboard.press('Enter');
  await chat.thinking.waitFor();
  // While a reply is pending, a press asks nothing.
  const other = list.getByRole('button', { name: choices[0] });
  expect(await other.getAttribute('aria-disabled')).toBe('true');
  await other.focus();
  await page.keyboard.press('Enter');
  release();
  await chat.reply('Two to four weeks.').waitFor();
  expect(asked).toEqual(['How is the weather?', choices[1]]);
  await other.click();
  await expect.poll(() => asked).toEqual(['How is the weather?', choices[1], choices[0]]);
});

describe('questions of the page', () => {
  test('stand above the starters, and are asked when pressed', async ({ open }) => {
    const path = '/services/dynamic-pricing';
    const page = await open(path);
    const { prompts } = await scriptModel(page, ['So.']);
    const chat = chatPanel(page);
    const list = chat.panel.getByRole('list', { name: chatWords.labels.page });
    await chat.open();
    const questions = pageQuestions(path);
    expect(questions).toHaveLength(2);
    await expect.poll(() => list.getByRole('button').allTextContents()).toEqual(questions);
    expect(await chat.suggestions.getByRole('button').allTextContents()).toEqual(starters);
    const [first, then] = await Promise.all([list.boundingBox(), chat.suggestions.boundingBox()]);
    expect(first?.y).toBeLessThan(then?.y ?? 0);
    await list.getByRole('button', { name: questions[1] }).click();
    await chat.reply('So.').waitFor();
    expect(prompts.at(-1)).toContain(`Current question: ${questions[1]}`);
    expect(await list.count()).toBe(0);
  });

  test('do not exist on a missing page', async ({ open }) => {
    const page = await open('/nowhere', { status: 404 });
    const chat = chatPanel(page);
    await chat.open();
    await chat.launcher.waitFor({ state: 'hidden' });
    expect(await chat.panel.getByRole('list', { name: chatWords.labels.page }).count()).toBe(0);
  });
});
