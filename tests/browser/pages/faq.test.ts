import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { content } from '../../support/content/site-routes.ts';

/** The questions as the page shows them, with numbers filled in. */
const { items } = setNumbers(content.pages.contact.faq);
const question = (page: Page, index: number) => page.getByText(items[index]?.question ?? '', { exact: true });

/** @returns indexes of the visible answers */
async function readable(page: Page): Promise<number[]> {
  const seen = await Promise.all(items.map(({ answer }) => page.getByText(answer, { exact: true }).isVisible()));
  return seen.flatMap((visible, index) => (visible ? [index] : []));
}

test('six or more questions are shown with their answers closed', async ({ read }) => {
  const page = await read('/contact');
  expect(items.length).toBeGreaterThanOrEqual(6);
  for (const index of items.keys()) expect(await question(page, index).isVisible()).toBe(true);
  expect(await readable(page)).toEqual([]);
});

test('a click opens an answer and a second click closes it', async ({ open }) => {
  const page = await open('/contact');
  await question(page, 1).click();
  await expect.poll(() => readable(page)).toEqual([1]);
  await question(page, 1).click();
  await expect.poll(() => readable(page)).toEqual([]);
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

describe('the address of an answer', () => {
  const tried = [...items.entries()].filter(([index]) => process.env.LONG || index === 1 || index === items.length - 1);

  for (const [scripts, javaScriptEnabled] of [
    ['', true],
    [' without JavaScript', false],
  ] as const) {
    test(`opens the answer with its question below the header${scripts}`, async ({ open }) => {
      const page = await open('/about', { viewport: phone, ...(javaScriptEnabled ? {} : { javaScriptEnabled }) });
      for (const [index, { id }] of tried) {
        // A different query makes the browser load the page again.
        await page.goto(`/contact?${index}#${id}`);
        await expect.poll(() => readable(page)).toEqual([index]);
        const header = await page.getByRole('banner').boundingBox();
        await expect.poll(async () => (await question(page, index).boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
        expect((await question(page, index).boundingBox())?.y).toBeLessThan(400);
      }
    });
  }

  test('opens the answer when it changes on the open page', async ({ open }) => {
    const page = await open('/contact');
    for (const index of [3, 0, 5]) {
      await page.evaluate((id) => {
        location.hash = id;
      }, items[index]?.id ?? '');
      await expect.poll(() => readable(page)).toEqual([index]);
    }
    await page.goBack();
    await expect.poll(() => readable(page)).toEqual([0]);
  });
});
