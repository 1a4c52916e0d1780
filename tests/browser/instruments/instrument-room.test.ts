import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { instrument, instrumentPages as paths } from '../../support/browser/instrument.ts';
import { content } from '../../support/content/site-routes.ts';

const w = content.instruments.shelf;

/** Window widths, and positions of each range from 0 to 1; `npm run test:long -- instrument-room` tries more. */
const widths = (process.env.LONG ? [360, 768, 1440] : [360]).map((width) => ({ width, height: 800 }));
const parts = process.env.LONG ? [0, 0.25, 0.5, 0.75, 1] : [0, 1];

/** Changes each control in turn. @returns each height that the instrument had, with the setting and the number of the shelf's boards */
const heights = (page: Page, name: string) =>
  page.evaluate(
    async ([name, parts]) => {
      const form = document.querySelector<HTMLFormElement>(`[data-instrument="${name}"] form`);
      if (!form) throw new Error('no instrument');
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => resolve(0)));
      const seen: [number, string, number][] = [];
      const boards = () => [...form.querySelectorAll<HTMLElement>('[role=group] > i')].filter(({ offsetHeight }) => offsetHeight).length;
      const look = (what: string) => seen.push([form.getBoundingClientRect().height, what, boards()]);
      look('start');
      const names = (type: string) => [...form.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)].map((it) => [it.name, it.value]);
      const find = (key?: string, value?: string) =>
        [...form.querySelectorAll<HTMLInputElement>('input')].find((it) => it.name === key && (value === undefined || it.value === value));
      const setRange = (input: HTMLInputElement, value: number) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(value));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const ranges = () => [...form.querySelectorAll<HTMLInputElement>('input[type=range]')];
      const pull = async (what: string) => {
        for (const { name: key } of ranges())
          for (const part of parts) {
            const input = find(key);
            if (!input) continue;
            setRange(input, Number(input.min) + part * (Number(input.max) - Number(input.min)));
            await drawn();
            look(`${what}, ${key} at ${part}`);
          }
      };
      const ticks = names('checkbox');
      for (const [key, value] of names('radio').length ? names('radio') : [['', '']]) {
        find(key, value)?.click();
        await drawn();
        look(`${key} ${value}`);
        await pull(`${key} ${value}`);
        // Checks the boxes one after another and then clears them in reverse, so that many combinations occur.
        for (const [tick, ticked] of [...ticks, ...ticks.toReversed()]) {
          find(tick, ticked)?.click();
          await drawn();
          look(`${key} ${value}, ${tick} ${ticked} pressed`);
        }
      }
      return seen;
    },
    [name, parts] as const,
  );

const onPhone = { width: 360, height: 780 };

describe('no setting changes the height or puts a control under the launcher:', () => {
  for (const [name, path] of Object.entries(paths) as [keyof typeof paths, string][])
    test(name, async ({ open }) => {
      const page = await open(path);
      await page.evaluate(() => document.fonts.ready);
      const it = instrument(page, name);
      const still: number[] = [];
      for (const size of widths) {
        await page.setViewportSize(size);
        still.push((await it.height()) ?? 0);
      }
      await it.form.locator('input').first().focus();
      await it.live();
      await page.setViewportSize(onPhone);
      if (name === 'window') expect(await it.height(), 'the shop window is one and a half screens').toBeLessThanOrEqual(1200);
      // "Start again" is invisible until the first touch, but its room is reserved.
      for (const control of [it.ask, it.form.locator('button').last()]) {
        const { x = 999, width = 0 } = (await control.boundingBox()) ?? {};
        expect(x + width, 'the launcher has the corner').toBeLessThan(360 - 76);
      }
      for (const [place, size] of widths.entries()) {
        await page.setViewportSize(size);
        const seen = await heights(page, name);
        expect(seen.length).toBeGreaterThanOrEqual(4);
        // The shelf has as many boards as its products need, and one height for each number. Less than a pixel is rounding.
        const heightOf = new Map(seen.toReversed().map(([height, , boards]) => [boards, height]));
        expect(seen[0]?.[0], 'the height before hydration').toBeCloseTo(still[place] as number, 0);
        const jumps = seen
          .map(([now, what, boards]) => [now - (heightOf.get(boards) as number), what] as const)
          .filter(([by]) => Math.abs(by) >= 1);
        expect(
          jumps.map(([by, what]) => `${what}: ${Math.round(by)} px`),
          `at ${size.width} px`,
        ).toEqual([]);
      }
    });
});

test('each product in a full basket can be removed by touch on a phone', async ({ open }) => {
  const page = await open(paths.shelf, { viewport: onPhone });
  const it = instrument(page, 'shelf');
  await it.wake();
  const goods = it.root.getByRole('checkbox');
  const count = (await goods.count()) - w.start.length;
  const names: string[] = [...w.start];
  for (let place = 0; place < count; place++) {
    const next = it.root.locator('[data-slot] input').first();
    names.push(await next.inputValue());
    await next.check();
  }
  // The first product lies at the bottom of the pile.
  for (const name of names) await it.root.locator(`input[value="${name}"]`).click();
  expect(await it.root.locator('[data-in]').count()).toBe(0);
});
