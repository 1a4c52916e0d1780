import sharp from 'sharp';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { addPerson, type Person, readName, removePerson } from '../../../server/people/people.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { discardAll, editPage, forgetRefusals, keep, PATIENCE, runWordsDesk, takeBackAll } from '../../support/browser/words-desk.ts';
import type { RunningDesk } from '../../support/server/running-desk.ts';

let owner: RunningDesk;
beforeAll(async () => {
  owner = await runWordsDesk();
}, PATIENCE);
afterEach(() => discardAll(owner));
afterAll(() => owner.close());

const edit = (open: Parameters<typeof editPage>[1], path: string) => editPage(owner, open, path);

test('an industry is hidden while its links are changed, and is shown again', async ({ open, complaints }) => {
  const [page, frame] = await edit(open, '/solutions/industries/sports-fitness');
  await page.getByRole('button', { name: 'This page' }).click();
  await page.getByRole('button', { name: /^Hide / }).click();
  await page.getByLabel('ActiveGear: industry').selectOption('None');
  await page.getByRole('button', { name: /^Hide .*, with this$/ }).click();
  await page.getByRole('heading', { name: 'What will change' }).waitFor();
  await frame.getByRole('link', { name: 'Fashion' }).first().waitFor();
  await expect.poll(() => frame.locator('[href$="/sports-fitness"]').count()).toBe(0);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: /^Show .* again$/ }).click();
  await expect.poll(() => frame.locator('[href$="/sports-fitness"]').count()).toBeGreaterThan(0);
  forgetRefusals(complaints);
});

test('a service is hidden in one form, which asks what becomes of each card, and is taken back in one press', async ({
  open,
  complaints,
}) => {
  const [page, frame] = await edit(open, '/services/customer-service');
  await page.getByRole('button', { name: 'This page' }).click();
  await page.getByRole('button', { name: /^Hide / }).click();
  await page.getByText(/^\d+ things need it/).waitFor();
  const cards = page.getByLabel(/service$/);
  for (const card of (await cards.all()).slice(1)) await card.selectOption({ label: 'Dynamic Pricing' });
  expect(await cards.count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: /^Hide .*, with this$/ }).click();
  await page.getByRole('heading', { name: 'What will change' }).waitFor();
  await expect.poll(() => frame.locator('[href$="/services/customer-service"]').count()).toBe(0);
  await page.getByRole('button', { name: /^Take back: .* more$/ }).click();
  await page.getByText('nothing waits to be published').waitFor();
  forgetRefusals(complaints);
});

test('a page gets a new address, other pages can be chosen meanwhile, and taking it back shows the page', async ({ open }) => {
  const [page, frame] = await edit(open, '/case-studies/activegear');
  await page.getByRole('button', { name: 'This page' }).click();
  await page.getByLabel('Last part of its address').fill('Active Gear');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('region', { name: 'ActiveGear' }).getByText('/case-studies/active-gear instead of').waitFor();
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe('/words/site/case-studies/active-gear');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  const choice = page.getByLabel('Page', { exact: true });
  await choice.selectOption('Team');
  await frame.getByRole('heading', { level: 1, name: 'Our leadership team' }).waitFor();
  await choice.selectOption('ActiveGear');
  await page.getByRole('button', { name: 'Publish: 1 change' }).click();
  await takeBackAll(page);
  await expect.poll(() => choice.inputValue()).toBe('/case-studies/activegear');
  await frame.getByRole('heading', { level: 1, name: /^(?!.*not found)/i }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
});

test('a portrait is replaced by a photograph', async ({ open }) => {
  const [page, frame] = await edit(open, '/about/team');
  await frame.locator('main svg[data-desk]').first().click();
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose a photograph').setInputFiles({ name: 'Portrait.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await page.getByLabel('What the photograph shows').fill('A portrait against a green wall.');
  await keep(page);
  const photo = frame.getByRole('img', { name: 'A portrait against a green wall.' });
  const isSeen = (image: HTMLImageElement) => image.naturalWidth > 0;
  await expect.poll(() => photo.evaluate(isSeen)).toBe(true);
  await page.getByRole('button', { name: 'Publish: 1 change' }).click();
  await expect.poll(() => page.getByRole('region', { name: 'Team' }).locator('img').evaluate(isSeen)).toBe(true);
});

test("a person's profile gets an address from its words on the page", async ({ open, complaints }) => {
  const [page, frame] = await edit(open, '/about/team');
  await frame.locator('main').getByText('LinkedIn').nth(1).click();
  const address = page.getByLabel('Where it leads');
  await address.fill('https://linkedin,com/in/someone');
  await keep(page);
  await page.getByText('must be an address such as').waitFor();
  await address.fill('https://www.linkedin.com/in/someone');
  await keep(page);
  await frame.locator('main a[href="https://www.linkedin.com/in/someone"]').waitFor();
  await page.getByRole('button', { name: /^Publish: 1 change/ }).click();
  await page.getByText(/^Members, [A-Z][a-z]+ [A-Z][a-z]+, social, LinkedIn, where it leads$/).waitFor();
  forgetRefusals(complaints);
});

test('a refusal for another field of the same page is shown with its place', async ({ open, complaints }) => {
  const [page, frame] = await edit(open, '/solutions/comparison');
  await frame.locator('main').getByText('Evenings lost to counting stock').first().click();
  await page.locator('textarea').first().fill('Evenings spent on lists');
  await keep(page);
  await page.getByRole('alert').filter({ hasText: 'that its cell does not have' }).waitFor();
  forgetRefusals(complaints);
});

test('an entry that is moved stays in the panel, and what it is part of can be removed', async ({ open }) => {
  const [page, frame] = await edit(open, '/about/team');
  await frame.getByText('Head of operations').first().click();
  await page.getByText('2 of 4 in “Members”').click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await page.getByText('3 of 4 in “Members”').waitFor();
  expect(await page.getByLabel('Role').inputValue()).toBe('Head of operations');
  await frame.getByRole('heading', { level: 2 }).nth(2).getByText('Joris Haverkamp').waitFor();
  await page.getByRole('button', { name: 'Move to the top' }).click();
  await page.getByText('1 of 4 in “Members”').waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Publish: 1 change' }).waitFor();
  await expect.poll(() => frame.getByText('Joris Haverkamp').count()).toBe(0);
});

test('a list that must have three entries offers to add or remove none, and says so', async ({ open }) => {
  const [page, frame] = await edit(open, '/about/team');
  await frame.locator('main').getByText('LinkedIn').first().click();
  await page.getByText('1 of 3 in “Social”').click();
  const tools = page.locator('details', { hasText: 'in “Social”' });
  await tools.getByText('There are always 3 here').waitFor();
  expect(await tools.getByRole('button', { name: /^(Remove|Add one after it)$/ }).count()).toBe(0);
});

test('a refused change is kept together with the answer that contradicts it', async ({ open, complaints }) => {
  const [page, frame] = await edit(open, '/about');
  const lead = frame.locator('main').getByText(/A tarazu is an Indian market scale/);
  await lead.click();
  await page.getByRole('textbox').first().fill('We are hiring people who like shops.');
  await keep(page);
  await page
    .getByText(/calls .jobs. not published/i)
    .first()
    .waitFor();
  const answer = page.locator('form', { has: page.getByRole('group', { name: 'The assistant', exact: true }) });
  await answer.getByRole('textbox', { name: 'Answer', exact: true }).fill('We are hiring. Write to us on the contact page.');
  await answer.getByRole('button', { name: /^Remove / }).click();
  await keep(page);
  await frame.getByText('We are hiring people who like shops.').waitFor();
  // The kept words have their place at once.
  await frame.getByText('We are hiring people who like shops.').click();
  expect(await page.getByRole('textbox').first().inputValue()).toBe('We are hiring people who like shops.');
  forgetRefusals(complaints);
});

test('words that are typed when a session has ended are there again after the sign-in', async ({ open, complaints }) => {
  const [page, frame] = await edit(open, '/about');
  await frame.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox').first().fill('Who we are');
  const asha = readName('Asha') as Person;
  await addPerson(owner.storage, asha, 'correct horse battery');
  await keep(page);
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('You typed words that wait for Keep').waitFor();
  await page.getByRole('button', { name: 'About: heading' }).click();
  expect(await page.getByRole('textbox').first().inputValue()).toBe('Who we are');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByText('You typed words that wait for Keep').count()).toBe(0);
  await removePerson(owner.storage, asha.key);
  complaints.splice(0);
});
