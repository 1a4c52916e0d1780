import { describe } from 'vitest';
import { chatPath, ownModel } from '../../wire/chat.ts';
import { expect, phone, test } from '../support/browser-test.ts';
import { chatPanel, storedMessages } from '../support/chat-panel.ts';
import { failures } from '../support/chat-words.ts';
import { siteRoutes } from '../support/site-routes.ts';

describe("with the site's own server", () => {
  for (const viewport of process.env.LONG ? [phone, { width: 1440, height: 900 }] : [phone]) {
    test(`a question has an answer from the site, with links to its pages (${viewport.width} px)`, async ({ open }) => {
      const page = await open('/', { viewport });
      const chat = chatPanel(page);
      await chat.open();
      const answered = page.waitForResponse(`**${chatPath(ownModel)}`);
      await chat.ask('How does dynamic pricing work?');
      expect((await answered).status()).toBe(200);
      await expect.poll(() => chat.items.count()).toBe(2);
      const [, answer = ''] = await chat.said();
      expect(answer).toMatch(/pric/i);
      expect(Object.values(failures)).not.toContain(answer);
      const links = await chat.items
        .last()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(0);
      expect(siteRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(links.map((link) => link.split('#')[0])));
      await expect.poll(async () => (await storedMessages(page)).map(({ status }) => status)).toEqual(['sent', 'read']);
    });
  }

  test('a conversation goes on over a change of page', async ({ open }) => {
    const page = await open('/');
    const chat = chatPanel(page);
    await chat.open();
    await chat.suggestions.getByRole('button', { name: 'Our Solutions' }).click();
    await expect.poll(() => chat.items.count()).toBe(2);
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL('**/about');
    await chat.ask('And what does it cost?');
    await expect.poll(() => chat.items.count()).toBe(4);
    const said = await chat.said();
    expect(said.filter((text) => (Object.values(failures) as string[]).includes(text))).toEqual([]);
  });
});
