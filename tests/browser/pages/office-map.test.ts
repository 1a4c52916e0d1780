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

/** @returns the discs of the offices in the order of the map, which has headquarters first */
async function discs(page: Page) {
  const found = await boxes(page, 'circle[stroke]');
  return found.map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left }));
}

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

    test(`shows each office at its coordinates, headquarters with the largest disc, ${viewport.width} px wide`, async ({ read }) => {
      const page = await read(path, viewport);
      const seen = await discs(page);
      expect(seen).toHaveLength(4);
      const [headquarters = 0, ...others] = seen.map(({ width }) => width);
      expect(Math.max(...others)).toBeLessThan(headquarters);
      // Miller's projection, repeated here. Positions are compared in units of the distance between the first two offices.
      const places = offices.map(({ latitude, longitude }) => ({
        x: (longitude * Math.PI) / 180,
        y: -1.25 * Math.asinh(Math.tan((0.8 * latitude * Math.PI) / 180)),
      }));
      const relative = (points: { x: number; y: number }[]) => {
        const [a, b] = points as [{ x: number; y: number }, { x: number; y: number }];
        const unit = Math.hypot(b.x - a.x, b.y - a.y);
        return points.map(({ x, y }) => ({ x: (x - a.x) / unit, y: (y - a.y) / unit }));
      };
      const [shown, meant] = [relative(seen), relative(places)];
      for (const [index, point] of shown.entries()) {
        expect(point.x, offices[index]?.city).toBeCloseTo(meant[index]?.x ?? Number.NaN, 1.5);
        expect(point.y, offices[index]?.city).toBeCloseTo(meant[index]?.y ?? Number.NaN, 1.5);
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
        const others = [...labels.slice(index + 1), ...offices].filter((other) => meet(label, other));
        expect
          .soft(
            others.map(({ name }) => name),
            label.name,
          )
          .toEqual([]);
        expect.soft(label.left, label.name).toBeGreaterThan(picture.left);
        expect.soft(label.right, label.name).toBeLessThan(picture.right);
        expect.soft(label.top, label.name).toBeGreaterThan(picture.top);
        expect.soft(label.bottom, label.name).toBeLessThan(picture.bottom);
      }
      // Texts on tags stay inside their tags.
      const words = width < 900 ? [] : await boxes(page, 'text');
      for (const word of words) {
        expect
          .soft(
            labels.some((tag) => word.left > tag.left && word.right < tag.right && word.bottom < tag.bottom),
            word.name,
          )
          .toBe(true);
      }
    });
  }
});
