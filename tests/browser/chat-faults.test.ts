import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { chatPanel, storedEntries } from '../support/chat-panel.ts';
import { failures } from '../support/chat-words.ts';

const message = (more: object) => ({ id: '1', text: 'How?', isBot: false, timestamp: 1, status: 'sent', ...more });
const withStored = (all: object[]) => ({
  before: (it: Page) => it.addInitScript((messages) => localStorage.setItem('chatMessages', JSON.stringify(messages)), all),
});

describe('a stored conversation opens whatever is in it:', () => {
  const cases: Record<string, object> = {
    'an emoji where the summary ends its quote': { text: `${'x'.repeat(298)}🛒${'x'.repeat(20)}` },
    'half of one': { text: 'A cart: \ud83d' },
    'a time that no calendar has': { timestamp: 1e20 },
  };
  for (const [what, more] of Object.entries(cases)) {
    test(what, async ({ open }) => {
      const page = await open('/about', withStored([message({}), message({ id: '2', isBot: true, status: 'read', ...more })]));
      const chat = chatPanel(page);
      await chat.open();
      await chat.person.waitFor();
      await chat.person.click();
      await page.waitForURL('**/contact');
      await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toContain('Me: How?');
    });
  }
});

test('a conversation that cannot be shown leaves the panel, a person and a new beginning', async ({ open, complaints }) => {
  const page = await open('/about', withStored([message({})]));
  // What no version of ours does: showing a time fails.
  await page.evaluate(() => {
    Date.prototype.toISOString = () => {
      throw new RangeError('Broken on purpose');
    };
  });
  const chat = chatPanel(page);
  await chat.open();
  await chat.panel.getByText(failures.other).waitFor();
  expect(await chat.person.getAttribute('href')).toBe('/contact');
  expect(complaints.splice(0).join()).toContain('Broken on purpose');
  await chat.clear.first().click();
  await chat.suggestions.getByRole('button').first().waitFor();
  expect((await storedEntries(page)).local).toEqual([]);
  await chat.close.click();
  await chat.launcher.waitFor();
});
