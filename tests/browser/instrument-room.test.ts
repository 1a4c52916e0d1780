import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { instrumentPages as paths } from '../../server/measurement/known-events.ts';
import { expect, test } from '../support/browser-test.ts';
import { instrument } from '../support/instrument.ts';

async function live(page: Page, name: keyof typeof paths) {
  await page.evaluate(() => document.fonts.ready);
  const it = instrument(page, name);
  await it.form.locator('input').first().focus();
  await it.live();
  return { it };
}

/** Widths of the window, and where ranges are pulled to between their ends; `npm run test:long -- instrument-room` tries more. */
const widths = (process.env.LONG ? [360, 768, 1440] : [360]).map((width) => ({ width, height: 800 }));
const parts = process.env.LONG ? [0, 0.25, 0.5, 0.75, 1] : [0, 1];

/** Goes through settings as a hand would, and @returns each height that the instrument had, with what was set. */
const heights = (page: Page, name: string) =>
  page.evaluate(
    async ([name, parts]) => {
      const form = document.querySelector<HTMLFormElement>(`[data-instrument="${name}"] form`);
      if (!form) throw new Error('no instrument');
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => resolve(0)));
      const seen: [number, string][] = [];
      const look = (what: string) => seen.push([form.getBoundingClientRect().height, what]);
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
        // On and off again, one more each time, so that many sets of them are met.
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

/** Whether what is said of an instrument and what invites to touch it lie over one another, with letters as wide as browsers round them. */
function wordsMeet(form: Element): boolean {
  (form as HTMLElement).style.letterSpacing = '0.2px';
  const lines = [...form.querySelectorAll('[data-slip] + div > p:first-child, [data-slip] + div > p > :first-child')].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()];
  });
  (form as HTMLElement).style.letterSpacing = '';
  const [note = [], invitation = []] = lines;
  if (note.length === 0 || invitation.length === 0) throw new Error('nothing is said');
  return note.some((one) =>
    invitation.some((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
  );
}

const onPhone = { width: 360, height: 780 };

/** What can be pressed under a slip stands left of the launcher, and begins where the slip begins. */
async function expectRoomForLauncher(page: Page, name: keyof typeof paths) {
  const it = instrument(page, name);
  if (name === 'window') expect(await it.height(), 'the shop window is one and a half screens').toBeLessThanOrEqual(1200);
  const slip = await it.root.locator('[data-slip]').boundingBox();
  const ways = await it.root.locator('[data-slip] + div > :last-child').boundingBox();
  expect(Math.abs((ways?.x ?? 0) - (slip?.x ?? -99)), `${name}: where they begin`).toBeLessThan(8);
  // Not seen before a touch, and in their place.
  for (const control of await it.root.locator('[data-slip] + div :is(button, a)').all()) {
    const { x = 999, width = 0 } = (await control.boundingBox()) ?? {};
    expect(x + width, `${name}: the launcher has the corner`).toBeLessThan(360 - 76);
  }
}

describe('nothing grows or jumps, and nothing lies under the launcher, whatever is set:', () => {
  for (const [name, path] of Object.entries(paths) as [keyof typeof paths, string][])
    test(name, async ({ open }) => {
      const page = await open(path);
      await page.evaluate(() => document.fonts.ready);
      const it = instrument(page, name);
      for (const width of process.env.LONG ? [360, 768, 1024, 1440] : [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await it.form.evaluate(wordsMeet), `what is said at its foot at ${width} px`).toBe(false);
      }
      const still: number[] = [];
      for (const size of widths) {
        await page.setViewportSize(size);
        still.push((await it.height()) ?? 0);
      }
      await it.form.locator('input').first().focus();
      await it.live();
      await page.setViewportSize(onPhone);
      await expectRoomForLauncher(page, name);
      for (const [place, size] of widths.entries()) {
        await page.setViewportSize(size);
        const seen = await heights(page, name);
        expect(seen.length).toBeGreaterThan(4);
        // Less than a pixel is rounding.
        const jumps = seen.map(([now, what]) => [now - (still[place] as number), what] as const).filter(([by]) => Math.abs(by) >= 1);
        expect(
          jumps.map(([by, what]) => `${what}: ${Math.round(by)} px`),
          `at ${size.width} px`,
        ).toEqual([]);
      }
    });
});

describe('on a phone', () => {
  test('each good in a full basket can be taken out again by a finger', async ({ open }) => {
    const page = await open('/services');
    for (const size of process.env.LONG ? [onPhone, { width: 1440, height: 900 }] : [onPhone]) {
      await page.setViewportSize(size);
      await page.goto(paths.shelf);
      const { it } = await live(page, 'shelf');
      const goods = it.root.getByRole('checkbox');
      const count = await goods.count();
      const names: string[] = [];
      for (let place = 0; place < count; place++) {
        const next = it.root.locator('[data-slot] input').first();
        names.push(await next.inputValue());
        await next.check();
      }
      // The first went to the bottom of the pile.
      for (const name of names) await it.root.locator(`input[value="${name}"]`).click();
      expect(await it.root.locator('[data-in]').count()).toBe(0);
    }
  });
});

describe('where no thread can be hung', () => {
  test('the words of an answer say which line of the order they were read from', async ({ open }) => {
    const page = await open(paths.record, {
      bypassCSP: true,
      before: (opened) =>
        opened.route('**/services/customer-service', async (route) => {
          const response = await route.fetch();
          const styles = /@supports \(anchor-name: ?--\w+\)|@supports not \(anchor-name: ?--\w+\)/g;
          const body = (await response.text()).replace(styles, (rule) => rule.replace('anchor-name', 'no-such-property'));
          await route.fulfill({ response, body });
        }),
    });
    const { it } = await live(page, 'record');
    const said = () =>
      it.root.locator('u').evaluateAll((words) => words.map((word) => `${word.textContent} ${getComputedStyle(word, '::after').content}`));
    expect(await said()).toEqual(['on the van "State"', 'by 6 today "When"']);
    await it.choice('Can I send it back?').check();
    await expect.poll(said).toEqual(['by 6 today "When"']);
    const row = it.root.locator('[data-read] dt');
    expect(await row.allInnerTexts()).toEqual(['When']);
  });

  test('and where it can, they say nothing twice', async ({ read }) => {
    const page = await read(paths.record);
    const after = await page
      .locator('[data-instrument=record] u')
      .first()
      .evaluate((word) => getComputedStyle(word, '::after').content);
    expect(after).toBe('none');
  });
});
