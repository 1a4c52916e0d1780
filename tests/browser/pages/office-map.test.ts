import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { content } from '../../support/content/site-routes.ts';

const { map, offices } = content.pages.globalPresence;
const path = '/about/global-presence';
const theMap = (page: Page) => page.getByRole('img', { name: map.alt });

/** @returns the lines of text on the map */
const writtenOn = (page: Page) =>
  theMap(page)
    .locator('text')
    .allTextContents()
    .then((lines) => lines.map((line) => line.trim()));

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** @returns the boxes of elements on the map that match the selector, in window pixels */
const boxes = (page: Page, selector: string): Promise<Box[]> =>
  theMap(page)
    .locator(selector)
    .evaluateAll((shapes) =>
      shapes.map((shape) => {
        const { left, top, right, bottom } = shape.getBoundingClientRect();
        return { name: `${shape.tagName} ${shape.parentElement?.textContent}`, left, top, right, bottom };
      }),
    );

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('the map of the offices', () => {
  for (const viewport of [desktop, phone]) {
    test(`names the four cities, and the list has the details, ${viewport.width} px wide`, async ({ read }) => {
      const page = await read(path, viewport);
      expect(await theMap(page).count()).toBe(1);
      expect(await writtenOn(page)).toEqual(offices.map(({ city }) => city));
      const list = page.getByRole('main').getByRole('list').filter({ hasText: 'employees' });
      for (const { city, role, employees, clients } of offices) {
        const office = list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: city }) });
        expect((await office.textContent())?.startsWith(role), role).toBe(true);
        expect(await office.getByRole('definition').allTextContents()).toEqual([employees, clients]);
      }
    });
  }

  for (const width of [320, 360, 768, 900, 1440]) {
    test(`has labels that overlap nothing and fit the picture, ${width} px wide`, async ({ read }) => {
      const page = await read(path, { width, height: 900 });
      const labels = await boxes(page, width < 900 ? 'text' : 'rect');
      const offices = await boxes(page, 'circle[stroke]');
      const picture = await theMap(page).evaluate((it) => it.getBoundingClientRect());
      expect(labels).toHaveLength(4);
      for (const [index, label] of labels.entries()) {
        const covered = [...labels.slice(index + 1), ...offices].filter((other) => meet(label, other));
        expect.soft(covered, label.name).toEqual([]);
        expect.soft(label.left, label.name).toBeGreaterThan(picture.left);
        expect.soft(label.right, label.name).toBeLessThan(picture.right);
        expect.soft(label.top, label.name).toBeGreaterThan(picture.top);
        expect.soft(label.bottom, label.name).toBeLessThan(picture.bottom);
      }
      // Texts on tags stay inside their tags.
      const words = width < 900 ? [] : await boxes(page, 'text');
      for (const word of words) {
        const isOnLabel = labels.some((tag) => word.left > tag.left && word.right < tag.right && word.bottom < tag.bottom);
        expect.soft(isOnLabel, word.name).toBe(true);
      }
    });
  }
});
