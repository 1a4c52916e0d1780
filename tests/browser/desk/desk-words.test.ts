import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { axeViolations } from '../../support/browser/run-axe.ts';
import { discardAll, editPage, forgetRefusals, keep, PATIENCE, runWordsDesk, takeBackAll } from '../../support/browser/words-desk.ts';
import type { RunningDesk } from '../../support/server/running-desk.ts';

let owner: RunningDesk;
beforeAll(async () => {
  owner = await runWordsDesk();
}, PATIENCE);
afterEach(() => discardAll(owner));
afterAll(() => owner.close());

const edit = (open: Parameters<typeof editPage>[1], path: string, viewport: { width: number; height: number } = desktop) =>
  editPage(owner, open, path, viewport);
const takeBack = async (page: Page) => {
  await page.getByRole('button', { name: /^Publish(:|$)/ }).click();
  await takeBackAll(page);
};

describe('on the page itself', () => {
  test('a headline is changed by a click, and shown at once', async ({ open }) => {
    const [page, frame] = await edit(open, '/');
    await frame.getByRole('heading', { level: 1 }).click();
    await page.getByLabel('Heading').fill('AI for the seven decisions of a shop');
    await keep(page);
    await frame.getByRole('heading', { level: 1, name: 'AI for the seven decisions of a shop' }).waitFor();
    await page.getByText('Kept, and shown').waitFor();
    await takeBack(page);
    await frame.getByRole('heading', { level: 1, name: 'Sell more with AI that asks you first' }).waitFor();
  });

  test('a press on a colour or the logo says that looks are not changed here', async ({ open }) => {
    const [page, frame] = await edit(open, '/');
    await frame.locator('main').click({ position: { x: 3, y: 200 } });
    await page.getByRole('heading', { name: 'Looks are not changed here' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await frame.locator('header a svg').first().click();
    await page.getByRole('heading', { name: 'Looks are not changed here' }).waitFor();
  });

  test('a press on a picture of numbers opens its description, not its numbers', async ({ open }) => {
    const [page, frame] = await edit(open, '/');
    await frame
      .getByRole('img', { name: 'A balance: in its left pan' })
      .first()
      .click({ position: { x: 3, y: 3 } });
    await page.getByLabel('What the picture shows, in words').waitFor();
    expect(await page.locator('aside form').locator('input, textarea, select').count()).toBe(1);
  });

  test('words are changed by the keyboard alone', async ({ open }) => {
    const [page, frame] = await edit(open, '/about/team');
    await frame.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Heading').inputValue()).toBe('Our leadership team');
  });

  test('a text of another page is found by its words and opened for changes, by the keyboard', async ({ open }) => {
    const [page, frame] = await edit(open, '/', phone);
    await page.getByLabel('Find anything').fill('stopping the packing line');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Team: members, .*, bio$/ }).press('Enter');
    expect(await page.getByLabel('Bio').inputValue()).toContain('stopping the packing line');
    const isInView = (element: Element) =>
      element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().bottom <= innerHeight;
    await expect.poll(() => frame.locator('[data-desk-open]').evaluate(isInView)).toBe(true);
    // A keyboard covers the lower half.
    await expect.poll(() => page.getByLabel('Bio').evaluate((field) => field.getBoundingClientRect().top / innerHeight)).toBeLessThan(0.5);
    await page.getByLabel('Bio').fill('She ran warehouses for nine years.');
    const [field, button] = [page.getByLabel('Bio'), page.getByRole('button', { name: 'Keep', exact: true })];
    const [edge, above] = await Promise.all([field, button].map((each) => each.boundingBox()));
    expect((above?.y ?? 0) + (above?.height ?? 0), 'Keep stands above the field').toBeLessThan(edge?.y ?? 0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('You typed words that wait for Keep').waitFor();
    await page.getByRole('button', { name: /^Team: members, .*, bio$/ }).click();
    await keep(page);
    await expect.poll(() => page.getByRole('button', { name: 'Publish: 1 change' }).evaluate(isInView)).toBe(true);
    await page.getByRole('button', { name: 'Publish: 1 change' }).click();
    await page.getByRole('button', { name: 'Publish this change' }).click();
    await expect.poll(() => page.getByText('Published: visitors').evaluate(isInView)).toBe(true);
  });

  test('the numbers of a tool are changed in a form of their own, and it counts with them', async ({ open }) => {
    const [page, frame] = await edit(open, '/');
    await frame.getByText('288', { exact: true }).first().click({ force: true });
    await page.getByText('Numbers of the example shop').click();
    await page.getByRole('button', { name: 'Order: totes', exact: true }).click();
    await page.getByLabel('In the shop').fill('120');
    await keep(page);
    await frame.getByText('Order 192 today').waitFor();
  });

  test('a mistake is shown beside its field and is not stored', async ({ open, complaints }) => {
    const [page, frame] = await edit(open, '/services');
    await frame.getByRole('heading', { level: 1 }).click();
    const field = page.getByLabel('Heading');
    const before = await field.inputValue();
    await field.fill(`${before} now!`);
    await keep(page);
    const mistake = page.getByText('This has an exclamation mark. End the sentence with a full stop.');
    await mistake.waitFor();
    expect(await field.inputValue()).toBe(`${before} now!`);
    await field.fill(`${before} now`);
    expect(await mistake.count()).toBe(0);
    await page.getByRole('button', { name: 'Take it back' }).click();
    expect(await field.inputValue()).toBe(before);
    await expect.poll(() => page.getByRole('button', { name: 'Publish', exact: true }).isVisible()).toBe(true);
    forgetRefusals(complaints);
  });

  test('a conflicting change is shown, and either version can be kept', async ({ open, complaints }) => {
    const [page, frame] = await edit(open, '/technology');
    await frame.getByRole('heading', { level: 1 }).click();
    const field = page.getByLabel('Heading');
    await field.waitFor();
    const place = { file: 'pages/technology.yaml', path: ['heading'] };
    const currentField = await owner.ask(`/words/api/field?${new URLSearchParams({ file: place.file, path: JSON.stringify(place.path) })}`);
    const { version } = JSON.parse(currentField.text) as { version: string };
    const body = JSON.stringify({ place, value: 'Theirs comes first', version });
    await owner.ask('/words/api/save', { 'content-type': 'application/json', origin: owner.origin }, 'POST', body);
    await field.fill('Mine comes later');
    await keep(page);
    await page.getByText('Theirs comes first').first().waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Mine comes later' }).waitFor();
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/409/.test(complaint)));
  });
});

describe('beside the page', () => {
  test('two fields of the agency are kept with one button', async ({ open }) => {
    const [page, frame] = await edit(open, '/contact');
    await page.getByRole('button', { name: 'The agency' }).click();
    await page.getByText('When you answer').click();
    await page.getByLabel('Saturday').check();
    await page.getByText('How visitors reach you').click();
    await page.getByLabel('Number').fill('+91 22 1234 5678');
    await page.getByText('Who you are').click();
    await page.getByLabel('What the agency says under its name').fill('AI for shops');
    await keep(page);
    await frame.getByText('+91 22 1234 5678').filter({ visible: true }).first().waitFor();
    await page.getByRole('button', { name: 'Publish: 3 changes' }).waitFor();
  });

  test('a figure is corrected everywhere after all its places are listed', async ({ open }) => {
    const [page, frame] = await edit(open, '/');
    await frame.getByText('20+', { exact: true }).first().click();
    await page.getByLabel('Figure').fill('30+');
    await keep(page);
    await page.getByText(/stands in \d+ places/).waitFor();
    const whole = page.getByRole('button', { name: /^Change these/ });
    await expect.poll(() => whole.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    // A milestone stays true when there are more.
    expect(await page.getByLabel(/Expansion to 30\+ countries/).isChecked()).toBe(false);
    await whole.click();
    await frame.getByText('30+', { exact: true }).first().waitFor();
  });

  test('an unanswered question is taught and tried at once', async ({ open }) => {
    const page = await open(`/words?${new URLSearchParams({ answer: 'do you have an office in berlin' })}`, { baseURL: owner.origin });
    await page
      .getByRole('button', { name: /^Teach this answer/ })
      .first()
      .click({ timeout: PATIENCE });
    await page.getByText(/other questions? (that we try )?gets? another answer/).waitFor({ timeout: PATIENCE });
  });

  test('a question in another script gets an answer of its own, and leaves the list', async ({ open }) => {
    const question = 'क्या आप दिल्ली में काम करते हैं';
    const day = new Date().toISOString().slice(0, 10);
    await owner.storage.db.insertInto('chat_unanswered').values({ day, question, times: 1 }).execute();
    const page = await open(`/words?${new URLSearchParams({ answer: question })}`, { baseURL: owner.origin });
    const answer = 'We work with shops in Delhi from our office in Mumbai.';
    await page.getByRole('textbox', { name: 'Answer', exact: true }).fill(answer, { timeout: PATIENCE });
    await page.getByRole('button', { name: 'Add this answer' }).click();
    await page.getByText('Once you publish, the assistant says:').waitFor({ timeout: PATIENCE });
    expect(await page.getByText(answer).count()).toBe(1);
    await page.goto('/questions');
    await page.getByText('The assistant has answered every question in 28 days').waitFor();
  });
});

describe('a publish', () => {
  test('lists a change, publishes it, and can put it back from the history', async ({ open }) => {
    const [page, frame] = await edit(open, '/solutions');
    const heading = frame.getByRole('heading', { level: 1 });
    const before = (await heading.textContent()) as string;
    await heading.click();
    await page.getByLabel('Heading').fill('Made for shops of any size');
    await keep(page);
    await page.getByRole('button', { name: 'Publish: 1 change' }).click();
    expect(await page.getByRole('region', { name: 'Solutions' }).textContent()).toMatch(/Before.*After.*Made for shops of any size/);
    await page.getByRole('button', { name: 'Publish this change' }).click();
    await page.getByText('Published: visitors see it within a minute.').waitFor();
    expect(await page.getByRole('link', { name: 'See the live page' }).getAttribute('href')).toMatch(/^http.*\/solutions$/);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('Published: visitors').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Put back' }).first().click();
    await page.getByText('are back on the page').waitFor();
    await expect.poll(() => heading.textContent()).toBe(before);
    await page.getByRole('button', { name: 'Publish: 1 change' }).click();
    await takeBackAll(page);
  });
});

describe('everywhere', () => {
  for (const viewport of [phone, desktop])
    test(`the page of words fits ${viewport.width} px, and axe finds nothing`, async ({ open }) => {
      const [page, frame] = await edit(open, '/', viewport);
      await frame.getByRole('heading', { level: 1 }).click();
      await page.getByLabel('Heading').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
      for (const name of ['This page', 'The agency', 'New', 'History', 'Publish']) {
        await page.getByRole('button', { name, exact: true }).click();
        expect.soft(await axeViolations(page), name).toEqual([]);
      }
    });

  test('a page in the frame runs no script, and only the desk may frame it', async () => {
    const { headers, text } = await owner.ask('/words/site/services');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src/);
    expect(text).not.toMatch(/<script/);
  });
});
