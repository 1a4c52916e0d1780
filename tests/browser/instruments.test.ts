import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, drawn, expect, phone, scrollPage, test } from '../support/browser-test.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { instrument, swipe, weightOf } from '../support/instrument.ts';
import { overflowAt } from '../support/page-facts.ts';
import { axeInWindows } from '../support/run-axe.ts';

/** Where the page has come to rest after a finger has thrown it, in pixels from its top. */
async function rested(page: Page): Promise<number> {
  let before = -1;
  let now = await page.evaluate(() => scrollY);
  while (now !== before) {
    before = now;
    for (let frame = 0; frame < 5; frame++) await drawn(page);
    now = await page.evaluate(() => scrollY);
  }
  return now;
}

/** What stands on its page before a touch, a key that changes the decision, and settings that a limit refuses. */
const cases = [
  {
    name: 'scale',
    path: '/',
    range: 'Days to the festival',
    weight: 32,
    start: ['Order 240 by Friday', 'They will run out before the festival.', '24 a day × 12 days − 48 in the shop = 240'],
    key: 'ArrowRight',
    next: ['Order 264 by Friday', 'They will run out before the festival.', '24 a day × 13 days − 48 in the shop = 264'],
    refused: {
      key: 'End',
      slip: ['Order 300 by Friday', 'Your limit is 300: 132 are short.', '24 a day × 20 days − 48 in the shop = 432'],
    },
  },
  {
    name: 'reorder-line',
    path: '/services/inventory-management',
    range: 'Order when so many are left',
    weight: 44,
    start: [
      'Order when 60 are left',
      /^The shelf is empty on \d+ of 60 days, and \d+ sales are lost\.$/,
      'The model: 24 a day × 5 days + spare (1.65 × 7.5 × root of 5) = 148',
    ],
    key: 'ArrowUp',
    next: ['Order when 65 are left', /^The shelf is empty on \d+/, 'The model: 24 a day × 5 days + spare (1.65 × 7.5 × root of 5) = 148'],
    refused: {
      key: 'End',
      slip: [
        'Order when 220 are left',
        'Your stockroom holds 460: the line stays at 220.',
        'The model: 24 a day × 5 days + spare (1.65 × 7.5 × root of 5) = 148',
      ],
    },
  },
  {
    name: 'gates',
    path: '/services/dynamic-pricing',
    range: 'Ceiling price',
    weight: 44,
    start: [
      'Let it move: +1.2% margin',
      'At 20:00 it wanted 1,565. Your ceiling is 1,499: it stays there.',
      '3,313,248 taken in − 2,473 × 820 to buy = 1,285,388',
    ],
    key: 'ArrowLeft',
    next: [/^Let it move: \+[\d.]+% margin$/, /Your ceiling is 1,489: it stays there\.$/, /= [\d,]+$/],
    refused: { key: 'Home', slip: [/^Stay at 1,349: moving gives −[\d.]+%$/, /Your ceiling is 1,099: it stays there\.$/, /= [\d,]+$/] },
  },
] as const;

const islandScripts = (page: Page, name: string) =>
  page.evaluate(
    (script) =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/${script}.`) && entry.name.endsWith('.js')).length,
    name,
  );

/** Axe finds nothing in it, on a wide screen and on a phone. As it arrives: every-page.test.ts. */
async function expectAccessible(page: Page, name: string, state: string, except: string[] = []) {
  expect.soft(await axeInWindows(page, [desktop, phone], { except, within: `[data-instrument="${name}"]` }), state).toEqual([]);
}

function expectSlip(slip: readonly string[], expected: readonly (string | RegExp)[]) {
  expect(slip).toEqual(expected.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));
}

describe.each(cases)('$name', ({ name, path, range, weight, start, key, next, refused }) => {
  // In short the frame that they share is looked at on one of them.
  const isFull = process.env.LONG || name === 'scale';

  test('is its drawing with its sentence until it is touched; by keyboard and mouse it decides anew, tells it, refuses, and begins a message to us', async ({
    open,
  }) => {
    const page = await open(path);
    const it = instrument(page, name);
    expectSlip(await it.slip(), start);
    await page.waitForLoadState('networkidle');
    expect(await islandScripts(page, name), 'nothing of it is fetched').toBe(0);
    expect(await it.again.isVisible()).toBe(false);
    expect(await it.mine.isVisible()).toBe(false);
    // 400% zoom of 1280 px is 320 px; 200% of 1440 is 720.
    expect.soft(await overflowAt(page, [320, 720])).toEqual({ 320: 0, 720: 0 });
    await page.setViewportSize(desktop);
    await page.emulateMedia({ media: 'print' });
    expect(await it.root.locator('input:visible, button:visible, a:visible').count(), 'controls on paper').toBe(0);
    expect(await it.root.locator('[data-slip]').isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    const height = await it.height();
    const letGo = await holdRequests(page, new RegExp(`/${name}\\.[\\w-]+\\.js`));
    await it.range(range).focus();
    await page.keyboard.press(key);
    expectSlip(await it.slip(), start);
    letGo();
    await it.live();
    await expect.poll(() => it.again.isVisible(), { message: 'what was moved before the script came counts' }).toBe(true);
    expectSlip(await it.slip(), next);
    await it.again.click();
    expectSlip(await it.slip(), start);
    expect(await it.again.isVisible()).toBe(false);
    expect(await it.form.evaluate((form) => form.contains(document.activeElement)), 'the focus stays').toBe(true);

    await it.range(range).focus();
    await page.keyboard.press(key);
    await expect.poll(async () => (await it.slip())[2] !== start[2] || (await it.slip())[0] !== start[0]).toBe(true);
    expectSlip(await it.slip(), next);
    const [decision, reason, sum] = await it.slip();
    await expect.poll(it.said).toBe(`${decision}. ${reason} ${sum}.`);
    expect(await it.height(), 'nothing grows when it is touched').toBe(height);
    if (process.env.LONG) await expectAccessible(page, name, 'touched');

    await page.setViewportSize(desktop);
    await it.range(range).scrollIntoViewIfNeeded();
    const from = await weightOf(it.range(range), weight);
    const before = await it.range(range).inputValue();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 40, from.y - 40, { steps: 5 });
    await page.mouse.up();
    expect(await it.range(range).inputValue(), 'its weight can be dragged').not.toBe(before);

    await it.range(range).focus();
    await page.keyboard.press(refused.key);
    await expect.poll(it.isRefused, { message: 'refuses what a limit refuses' }).toBe(true);
    expectSlip(await it.slip(), refused.slip);
    expect(await it.height(), 'nothing grows when it refuses').toBe(height);
    if (isFull) await expectAccessible(page, name, 'refused');
    await page.emulateMedia({ forcedColors: 'active' });
    if (process.env.LONG) await expectAccessible(page, name, 'forced colours', ['color-contrast']);
    expect(await it.range(range).isVisible()).toBe(true);

    if (!isFull) return;
    const [refusal, , refusedSum] = await it.slip();
    await it.mine.click();
    await page.waitForURL('**/contact#message=*');
    const message = page.getByRole('textbox', { name: /message/i });
    await expect.poll(() => message.inputValue()).toContain(refusal ?? '');
    expect(await message.inputValue()).toContain(refusedSum ?? '');
  });

  // One that lies and one that stands: the third is like the first.
  test.skipIf(name === 'gates' && !process.env.LONG)(
    'by touch: its weight follows a finger, and a finger that scrolls the page moves nothing',
    async ({ open }) => {
      const page = await open(path, { viewport: phone, hasTouch: true, isMobile: true });
      const it = instrument(page, name);
      const control = it.range(range);
      await control.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      await drawn(page);
      const isUpright = await control.evaluate((input) => input.clientHeight > input.clientWidth);
      const at = await weightOf(control, weight);
      const before = await control.inputValue();
      // Beside the weight, over its groove: down the page.
      const beside = isUpright ? { x: at.x, y: at.y - 60 } : { x: at.x + (at.x > 200 ? -50 : 50), y: at.y };
      const scrolled = await page.evaluate(() => scrollY);
      await swipe(page, beside, { x: beside.x + 4, y: beside.y - 160 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60);
      expect(await control.inputValue(), 'a scrolling finger moves nothing').toBe(before);
      await it.live();
      await rested(page);

      await control.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      const top = await rested(page);
      const hold = await weightOf(control, weight);
      await swipe(page, hold, isUpright ? { x: hold.x + 3, y: hold.y - 50 } : { x: hold.x - 50, y: hold.y + 3 });
      await expect.poll(() => control.inputValue()).not.toBe(before);
      expect(Math.abs((await page.evaluate(() => scrollY)) - top), 'a dragging finger scrolls nothing').toBeLessThanOrEqual(1);
    },
  );

  // They share the frame that draws them so.
  test.skipIf(name !== 'scale' && !process.env.LONG)(
    'without a script is the drawing and the sentence, and shows no dead control',
    async ({ open }) => {
      const page = await open(path, { javaScriptEnabled: false });
      const root = page.locator(`[data-instrument="${name}"]`);
      expect(await root.getByRole('img').first().isVisible()).toBe(true);
      expectSlip(await root.locator('[data-slip] p').allInnerTexts(), start);
      expect(await root.locator('input:visible, button:visible, a:visible').count()).toBe(0);
    },
  );
});

describe('instruments below the first screen', () => {
  test('wake when the visitor scrolls near them, and not before', async ({ open }) => {
    const page = await open('/services/inventory-management', { viewport: phone });
    await page.waitForLoadState('networkidle');
    expect(await islandScripts(page, 'reorder-line')).toBe(0);
    await scrollPage(page, 300);
    await instrument(page, 'reorder-line').live();
  });

  test('but the home page’s only by a hand', async ({ open }) => {
    const page = await open('/', { viewport: phone });
    await scrollPage(page, 500);
    await page.waitForLoadState('networkidle');
    expect(await islandScripts(page, 'scale')).toBe(0);
    await instrument(page, 'scale').choice('Phones').check();
    await instrument(page, 'scale').live();
    expect((await instrument(page, 'scale').slip())[0]).toBe('Cut to 329');
  });
});

describe('one shop goes through the whole site', () => {
  test('the shop, its stock and its floor are those of the home page’s scale, and are not sent', async ({ open }) => {
    const page = await open('/');
    const scale = instrument(page, 'scale');
    await scale.choice('Phones').check();
    await scale.live();
    await scale.range('Your floor').press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('example-shop'))).toContain('319');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/services/inventory-management');
    const line = instrument(page, 'reorder-line');
    await line.range('Order when so many are left').focus();
    await line.live();
    expect(await line.choice('Phones').isChecked()).toBe(true);
    expect((await line.slip())[0]).toBe('Order when 10 are left');

    await page.goto('/services/dynamic-pricing');
    const gates = instrument(page, 'gates');
    await gates.range('Floor price').focus();
    await gates.live();
    expect(await gates.choice('Phones').isChecked()).toBe(true);
    expect(await gates.range('Floor price').inputValue()).toBe('319');
    expect(asked.filter((request) => /319|example-shop/.test(request))).toEqual([]);
  });
});
