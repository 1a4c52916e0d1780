import type { Page } from 'playwright-core';
import { loadContent } from '../../content/load.ts';
import { expect, phone, test } from '../support/browser-test.ts';

const { items } = loadContent().pages.contact.faq;
const question = (page: Page, index: number) => page.getByText(items[index]?.question ?? '', { exact: true });

/** Places of the items whose answers can be read. */
async function readable(page: Page): Promise<number[]> {
  const seen = await Promise.all(items.map(({ answer }) => page.getByText(answer, { exact: true }).isVisible()));
  return seen.flatMap((visible, index) => (visible ? [index] : []));
}

test('the six questions are there, their answers put away', async ({ open }) => {
  const page = await open('/contact');
  expect(items).toHaveLength(6);
  for (const index of items.keys()) expect(await question(page, index).isVisible()).toBe(true);
  expect(await readable(page)).toEqual([]);
});

test('a click opens an answer and another puts it away', async ({ open }) => {
  const page = await open('/contact');
  await question(page, 1).click();
  await expect.poll(() => readable(page)).toEqual([1]);
  await question(page, 1).click();
  await expect.poll(() => readable(page)).toEqual([]);
});

test('opening an answer puts the one before it away', async ({ open }) => {
  const page = await open('/contact', { viewport: phone, hasTouch: true });
  for (const index of items.keys()) {
    await question(page, index).tap();
    await expect.poll(() => readable(page)).toEqual([index]);
  }
});

test('the keyboard opens and closes an answer', async ({ open }) => {
  const page = await open('/contact');
  await question(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readable(page)).toEqual([0]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => readable(page)).toEqual([1]);
  await page.keyboard.press('Space');
  await expect.poll(() => readable(page)).toEqual([]);
});
