import { drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel, scriptModel, storedMessages } from '../../support/browser/chat-panel.ts';
import { expectFailedRequest } from '../../support/browser/contact-form.ts';
import { chatWords, failures } from '../../support/content/chat-words.ts';
import { siteRoutes } from '../../support/content/site-routes.ts';

test('a question is limited to 200 characters, counted, sent once, stored and cleared', async ({ open }) => {
  const page = await open('/');
  const script = await scriptModel(page, ['So.'], { hold: true });
  const chat = chatPanel(page);
  await chat.open();
  const count = (text: string) => chat.panel.getByText(text, { exact: true }).waitFor();
  await count('0/200');
  expect(await chat.send.isDisabled(), 'empty').toBe(true);
  await chat.question.fill('  \n ');
  expect(await chat.send.isDisabled(), 'blank').toBe(true);
  await chat.question.press('Enter');
  await chat.question.fill('');
  await chat.question.pressSequentially('x');
  await count('1/200');
  for (const [typed, kept] of [
    [199, 199],
    [200, 200],
    [201, 200],
  ] as const) {
    await chat.question.fill('');
    await chat.question.focus();
    await page.keyboard.insertText('x'.repeat(typed));
    await count(`${kept}/200`);
    expect(await chat.question.inputValue()).toHaveLength(kept);
  }
  expect(await chat.send.isDisabled()).toBe(false);
  await chat.send.click();
  await chat.thinking.waitFor();
  await count('0/200');
  await chat.question.fill('One');
  expect(await chat.send.isDisabled(), 'while a reply is awaited').toBe(true);
  await chat.question.press('Enter');
  await drawn(page);
  expect(script.prompts, 'nothing else is sent').toHaveLength(1);
  expect(script.prompts[0]).toContain('x'.repeat(200));
  expect(await chat.question.inputValue()).toBe('One');
  script.release();
  await chat.reply('So.').waitFor();
  expect(await chat.send.isDisabled()).toBe(false);
  const entry = (text: string, isBot: boolean, status: string) => ({
    id: expect.stringMatching(/^\d{13}-\w+$/),
    text,
    isBot,
    timestamp: expect.any(Number),
    status,
  });
  expect(await storedMessages(page), 'as the specification has them').toEqual([
    entry('x'.repeat(200), false, 'sent'),
    entry('So.', true, expect.stringMatching(/delivered|read/)),
  ]);

  await chat.question.press('Shift+Enter');
  await chat.question.dispatchEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
  await page.keyboard.type('two');
  expect(script.prompts, 'a new line, and characters that are composed, send nothing').toHaveLength(1);
  await chat.question.press('Enter');
  await chat.reply('So.').nth(1).waitFor();
  expect(script.prompts[1]).toMatch(/Current question: One two$/);

  await chat.clear.click();
  expect(await chat.items.count()).toBe(0);
  expect(await chat.suggestions.getByRole('button').count()).toBe(3);
  expect(await page.evaluate(() => localStorage.length), 'stored after clearing').toBe(0);
  expect(await chat.focused()).toBe('chat-question');
  await page.getByRole('status').filter({ hasText: chatWords.states.cleared }).waitFor();
});

test('a reply offers follow-ups and source links, and shows other markup as text', async ({ open }) => {
  const page = await open('/');
  const text = '**Bold** <img src=x onerror=alert(1)> [away](https://evil.example/) and [nowhere](/nowhere).';
  const { prompts } = await scriptModel(page, [
    'Support and integration are included in the pricing.',
    `${text} [The page](/services/dynamic-pricing)`,
  ]);
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('What is included?');
  await chat.reply('included in the pricing').waitFor();
  const { pricing, integration } = chatWords.followUps;
  expect(await chat.suggestions.getByRole('button').allTextContents()).toEqual([pricing, integration]);
  await chat.suggestions.getByRole('button', { name: pricing }).click();
  const reply = chat.reply('**Bold**');
  await reply.waitFor();
  expect(prompts).toHaveLength(2);
  expect(await chat.suggestions.getByRole('button').count()).toBe(0);
  expect(await chat.person.isVisible()).toBe(true);

  expect((await chat.messages()).at(-1)).toBe('**Bold** <img src=x onerror=alert(1)> away and nowhere. The page');
  expect(await reply.locator('img').count()).toBe(0);
  const links = reply.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(['/services/dynamic-pricing']);
  await links.click();
  await page.waitForURL('**/services/dynamic-pricing');
  await chat.reply('**Bold**').waitFor();
});

// site/src/chat/chat.test.ts checks the text of each error.
test('a failure shows its reason in place of a reply, and can be retried', async ({ open, complaints }) => {
  const page = await open('/');
  const tooMany = { status: 429, message: 'Later', state: 'RESOURCE_EXHAUSTED' };
  const { prompts } = await scriptModel(page, [tooMany, 'broken line', 'So.']);
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('How?');
  await chat.reply(failures.tooMany).waitFor();
  expect(await chat.messages()).toEqual(['How?', failures.tooMany]);
  expect(await chat.panel.getByRole('group').count(), 'nothing to judge').toBe(0);
  await expectFailedRequest(complaints, 'the server responded with a status of 429');
  await chat.retry.click();
  await chat.reply(failures.other).waitFor();
  await expectFailedRequest(complaints, 'net::ERR_CONNECTION_RESET');
  await chat.retry.click();
  await chat.reply('So.').waitFor();
  expect(await chat.messages(), 'tried again').toEqual(['How?', 'So.']);
  expect(new Set(prompts).size).toBe(1);
  expect(await chat.focused()).toBe('chat-question');
});

test('the link to a person puts the conversation into the contact form', async ({ open }) => {
  const page = await open('/about');
  await scriptModel(page, ['Two weeks. [Services](/services)', 'Gladly. Send us [the message begun](/contact#message=A%20demo).']);
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('How long does it take?');
  await chat.reply('Two weeks.').waitFor();
  await chat.person.click();
  await page.waitForURL('**/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  const summary = `${chatWords.summary.intro}\n\nMe: How long does it take?\nAssistant: Two weeks. Services`;
  await expect.poll(() => message.inputValue()).toBe(summary);
  expect(await chat.panel.count()).toBe(0);
  await message.fill('My own words.');

  // On the contact page, the panel closes.
  await chat.open();
  await chat.person.click();
  await expect.poll(() => message.inputValue()).toContain('Me: How long does it take?');
  expect(await chat.panel.count()).toBe(0);
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await message.inputValue()).toContain('My own words.');

  // A prefilled message of a reply closes the panel, too, which would cover the form on a phone.
  await page.goto('/about');
  await chat.open();
  await chat.ask('Book me a demo');
  await chat.reply('Gladly.').getByRole('link').click();
  await page.waitForURL('**/contact');
  await expect.poll(() => message.inputValue()).toContain('A demo');
  expect(await chat.panel.count()).toBe(0);
});

test('our server answers with links, and the conversation continues on the next page', async ({ open }) => {
  const page = await open('/', { viewport: phone });
  const chat = chatPanel(page);
  await chat.open();
  await chat.ask('How does dynamic pricing work?');
  await expect.poll(() => chat.items.count()).toBe(2);
  const [, answer = ''] = await chat.messages();
  expect(answer).toMatch(/pric/i);
  const links = await chat.items
    .last()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  expect(siteRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(links.map((link) => link.split('#')[0])));
  await expect.poll(async () => (await storedMessages(page)).map(({ status }) => status)).toEqual(['sent', 'read']);
  await page.goto('/about');
  await chat.open();
  await chat.ask('And what does it cost?');
  await expect.poll(() => chat.items.count()).toBe(4);
  expect((await chat.messages()).filter((text) => (Object.values(failures) as string[]).includes(text))).toEqual([]);
});
