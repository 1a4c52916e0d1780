import { PDFDocument } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { axeViolations } from '../../support/browser/run-axe.ts';
import { discardAll, editPage, forgetRefusals, keep, PATIENCE, runWordsDesk, takeBackAll } from '../../support/browser/words-desk.ts';
import type { RunningDesk } from '../../support/server/running-desk.ts';

let owner: RunningDesk;
let photo: { name: string; mimeType: string; buffer: Buffer };
let guide: typeof photo;
beforeAll(async () => {
  const wide = { width: 1200, height: 600, channels: 3 as const, background: 'teal' };
  photo = { name: 'Shop Counter.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create: wide }).jpeg().toBuffer() };
  const document = await PDFDocument.create();
  document.addPage();
  document.addPage();
  guide = { name: 'Tea guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
  owner = await runWordsDesk();
}, PATIENCE);
afterEach(() => discardAll(owner));
afterAll(() => owner.close());

const group = (within: Page | Locator, name: string) => within.getByRole('group', { name });
const fill = async (within: Page | Locator, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await within.getByLabel(label, { exact: true }).first().fill(text);
};
const choose = (within: Page | Locator, label: string, option: string) =>
  within.getByLabel(label, { exact: true }).selectOption({ label: option });
const openForm = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name }).click();
};
const point = (page: Page) => page.getByRole('button', { name: 'What must stay in view' });
const isAt = (page: Page, file: string) =>
  expect.poll(() => page.locator('aside img').getAttribute('src')).toMatch(new RegExp(`/shop-counter-\\w+-4x3-${file}\\.jpg$`));

async function photographed(page: Page): Promise<Locator> {
  await openForm(page, 'case study');
  await page.getByLabel('Choose a photograph').setInputFiles(photo);
  await point(page).waitFor();
  const picture = page.locator('aside img');
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return picture;
}

describe('a new case study', () => {
  test('is added with its photograph from one form, and seen on its page', async ({ open }) => {
    const [page, frame] = await editPage(owner, open, '/case-studies');
    await photographed(page);
    await fill(page, {
      Title: 'GreenLeaf: tea in time',
      Description: 'How a shop for tea ordered what its customers drank, and had a 425% return within the first year.',
      Heading: 'Tea in time for the season',
      'Sentence under the heading': 'GreenLeaf sells tea by the season. It ordered by last year, and this year was another.',
      Client: 'GreenLeaf',
      Category: 'Tea',
      'Sentence on its card': 'Ordered what its customers drank, and had it in time.',
      'What the photograph shows': 'A seller behind the counter of a tea shop.',
      'Tags 1': 'Tea',
      'Tags 2': 'Season',
      'Challenge 1': 'Last year said nothing about this one.',
      'Solution 1': 'We read what was drunk each week.',
      'Months in all': '3',
      'Return within the first year': '425%',
    });
    await choose(page, 'Industry', 'Grocery & Food');
    await choose(page, 'Drawing, for places without the photograph', 'Jar');
    await choose(page, 'Services 1', 'Smart Inventory Management');
    for (const step of [1, 2, 3])
      await fill(group(page, `Implementation ${step}`), { Title: `Step ${step}`, Text: 'We looked at each tea.', Months: '1' });
    await fill(group(page, 'Testimonial'), { Quote: 'It was there in time.', Author: 'Leela Rao', Position: 'Owner, GreenLeaf' });
    await fill(group(page, 'End of the page'), { Heading: 'What is next?', 'Words on the button': 'Get Started' });
    await page.getByRole('button', { name: 'Add it' }).click();
    await frame.getByRole('img', { name: 'A seller behind the counter of a tea shop.' }).waitFor();
    await page.getByRole('button', { name: 'Publish: 1 change' }).waitFor();
  });

  test('without its choices says so beside them, and brings the first one into view', async ({ open, complaints }) => {
    const [page] = await editPage(owner, open, '/case-studies');
    await openForm(page, 'case study');
    await fill(page, { Title: 'GreenLeaf: tea in time' });
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('Nothing is chosen. Choose one.').first().waitFor();
    expect(await page.getByLabel('Description', { exact: true }).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Title', { exact: true }).first().inputValue(), 'typed words stay').toBe('GreenLeaf: tea in time');
    forgetRefusals(complaints);
  });
});

test('the focal point of a photograph is moved by a press on it and by the arrow keys', async ({ open }) => {
  const [page] = await editPage(owner, open, '/case-studies');
  const { x, y, width, height } = (await (await photographed(page)).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width * 0.25, y + height * 0.5);
  await isAt(page, '25-50');
  expect(await point(page).getAttribute('aria-label')).toBe('What must stay in view: 25% from the left, 50% from the top');
  await point(page).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await isAt(page, '30-55');
});

describe('a new resource', () => {
  const card = {
    Title: 'Tea by the season',
    Description: 'How a shop orders tea before the season begins, and what it tells its customers meanwhile.',
    'What is inside 1': 'When each tea is picked',
    'What is inside 2': 'What to order first',
    'What is inside 3': 'What to say meanwhile',
  };

  test('is added with its PDF from one form, and the PDF is replaced from its card', async ({ open }) => {
    const [page, frame] = await editPage(owner, open, '/resources');
    await openForm(page, 'resource to download');
    await page.getByLabel('Choose a PDF').setInputFiles(guide);
    await page.getByText('Tea guide.pdf is here: 2 pages.').waitFor();
    await fill(page, card);
    await choose(page, 'Type', 'Guide');
    await choose(page, 'Category', 'Operations');
    await choose(page, 'Icon on its cover', 'Calendar');
    expect(await page.getByLabel('Name of the file').inputValue()).toBe('tea-by-the-season');
    await page.getByRole('button', { name: 'Add it' }).click();
    const title = (text: string) => frame.locator('h2[data-desk], h2 [data-desk]').filter({ hasText: text });
    await title('Tea by the season').click();
    await page.getByLabel('Replace this PDF').setInputFiles({ ...guide, name: 'Tea guide, second.pdf' });
    await page.getByText('Tea guide, second.pdf is here: 2 pages.').waitFor();
    await keep(page);
    await page.getByText('Kept, and shown').waitFor();
    await title('Six shops, one year').click();
    await page.getByText('Without a PDF of your own it is printed from the words').waitFor();
    await page.getByLabel('Choose a PDF').setInputFiles(guide);
    await page.getByText('Tea guide.pdf is here: 2 pages.').waitFor();
    await keep(page);
    await page.getByRole('button', { name: 'Publish: 2 changes' }).waitFor();
    await page.getByRole('button', { name: 'Without this PDF' }).click();
    await keep(page);
    await page.getByRole('button', { name: 'Publish: 1 change' }).click();
    await takeBackAll(page);
  });

  test('without a PDF, or with another file, says what to do', async ({ open }) => {
    const [page] = await editPage(owner, open, '/resources');
    await openForm(page, 'resource to download');
    await page.getByLabel('Choose a PDF').setInputFiles({ ...photo, name: 'cover.jpg' });
    await page.getByText('cover.jpg is a JPEG, not a PDF. Save it as PDF, and choose that file.').waitFor();
    await fill(page, card);
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('There is no PDF yet. Choose one.').waitFor();
  });
});

test('a guide written as text is added with its photograph, and seen on its page and its card', async ({ open }) => {
  const [page, frame] = await editPage(owner, open, '/resources');
  await openForm(page, 'guide or news, written as text');
  await choose(page, 'Type', 'Guide');
  await fill(page, {
    Title: 'Tea in five steps',
    Summary: 'How a shop orders tea in five steps before the season begins, from the first sample to the last box.',
    Text: 'Order early.\n\n## First\n\nA sample\nA box\n\n## Then\n\nSee ',
  });
  await page.getByText('70 to 160 characters; now 100').waitFor();
  const text = page.getByLabel('Text', { exact: true });
  await text.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await text.pressSequentially('our offer');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(28, 36));
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await text.press('ControlOrMeta+z');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(28, 36));
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const written = 'Order early.\n\n## First\n\n- A sample\n- A box\n\n## Then\n\nSee [our offer](/services)';
  expect(await text.inputValue()).toBe(written);
  await page.getByLabel('Choose a photograph').setInputFiles(photo);
  await fill(page, { 'What the photograph shows': 'A shelf with tins of tea.' });
  await page.getByRole('button', { name: 'Add it' }).click();
  await frame.getByRole('img', { name: 'A shelf with tins of tea.' }).waitFor();
  await frame.getByRole('link', { name: 'Then' }).waitFor();
  await frame.getByText(/^Guide\. Updated/).waitFor();
  await frame.locator('[data-desk]').filter({ hasText: 'Order early.' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Order late.');
  await keep(page);
  await frame.getByText('Order late.').waitFor();
  await page.goto(`${owner.origin}/words?page=/resources`);
  await frame.getByRole('heading', { level: 2, name: 'Tea in five steps' }).waitFor();
});

for (const viewport of [phone, desktop])
  test(`the forms with a photograph and a PDF fit ${viewport.width} px, and axe finds nothing`, async ({ open }) => {
    const [page] = await editPage(owner, open, '/case-studies', viewport);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await photographed(page);
    expect.soft(await axeViolations(page)).toEqual([]);
    expect.soft(await overflow()).toBeLessThanOrEqual(0);
    await openForm(page, 'resource to download');
    await page.getByLabel('Choose a PDF').setInputFiles(guide);
    await page.getByText('Tea guide.pdf is here: 2 pages.').waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    expect.soft(await overflow()).toBeLessThanOrEqual(0);
  });
