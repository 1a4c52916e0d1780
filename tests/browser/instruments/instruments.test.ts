import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, drawn, expect, phone, scrollPage, test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { instrument, instrumentPages, swipe, weightOf } from '../../support/browser/instrument.ts';
import { instrumentCases } from '../../support/browser/instrument-cases.ts';
import { overflowAt } from '../../support/browser/page-facts.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';

/** Waits until a scroll by touch has ended. @returns the scroll position in pixels */
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

/** Expects that axe finds nothing in the instrument, on a wide screen and a phone. every-page.test.ts checks the untouched state. */
async function expectAccessible(page: Page, name: string, state: string, except: string[]) {
  expect.soft(await axeInWindows(page, [desktop, phone], { except, within: `[data-instrument="${name}"]` }), state).toEqual([]);
}

/** Scripts that the page has fetched, except page.js and measure.js: address, name and compressed bytes. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/_assets\/.*\.js$/.test(name) && !/\/(page|measure)\./.test(name))
      .map(({ name, encodedBodySize }) => ({ address: name, name: /([\w-]+?)\.[^/]*$/.exec(name)?.[1] ?? '', bytes: encodedBodySize })),
  );

/** Returns the name of the instrument's script, which is that of its component. */
const scriptOf = (name: string) =>
  globSync(`site/src/instruments/${name}/*.tsx`)
    .filter((file) => /<Instrument\b/.test(readFileSync(file, 'utf8')))
    .map((file) => basename(file, '.tsx'))[0] as string;

/** Expects the scripts of the instrument, of all instruments, and React. Each loads once and carries the hint to compile at once. */
async function expectCheap(page: Page, name: string) {
  const scripts = await scriptsOf(page);
  const bytes = Object.fromEntries(scripts.map((script) => [script.name, script.bytes]));
  const own = scriptOf(name);
  expect(scripts.map((script) => script.name).sort()).toEqual([own, 'client', 'instruments', 'react', 'rolldown-runtime']);
  expect(bytes[own], name).toBeLessThanOrEqual(6 * 1024);
  expect(bytes[own]).toBeGreaterThan(1024);
  expect(bytes.instruments, 'the shared script').toBeLessThanOrEqual(3.5 * 1024);
  for (const { address } of scripts)
    expect(await (await page.request.get(address)).text(), 'the hint is the first line').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
}

/** Lists controls smaller than 44 × 44 px and text smaller than 14 px. */
const tooSmall = (page: Page, name: string) =>
  instrument(page, name).root.evaluate((root) => {
    const targets = [...root.querySelectorAll('input, button, summary, form a')].map((it) =>
      it.matches('[type=checkbox], [type=radio]') ? (it.closest('label') ?? it) : it,
    );
    const texts = [...root.querySelectorAll('*')].filter(
      (it) =>
        it.getBoundingClientRect().width > 1 &&
        !it.closest('svg') &&
        [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const boxes = targets.map((it) => ({ it, box: it.getBoundingClientRect() })).filter(({ box }) => box.width < 44 || box.height < 44);
    const small = texts.filter((it) => Number.parseFloat(getComputedStyle(it).fontSize) < 14);
    return [...boxes.map(({ it, box }) => `${it.textContent} ${box.width} × ${box.height}`), ...small.map((it) => it.textContent)];
  });

function expectSlip(slip: readonly string[], expected: readonly (string | RegExp)[] | undefined) {
  if (expected) expect(slip).toEqual(expected.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));
}

describe.each(Object.entries(instrumentCases))('%s', (name, { touched, refused, groove }) => {
  const path = instrumentPages[name as keyof typeof instrumentPages];
  // The short run checks their shared frame fully on one instrument with a groove and one without.
  const isFull = process.env.LONG || ['scale', 'shelf'].includes(name);

  test('loads on touch, decides, announces, refuses, restarts and links to contact', async ({ open }) => {
    const page = await open(path, { viewport: { width: 360, height: 300 } });
    const it = instrument(page, name);
    const start = await it.slip();
    expectSlip(start, groove?.slips.start);
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page), 'no script is fetched').toEqual([]);
    expect(await it.again.isVisible()).toBe(false);
    const link = decodeURIComponent((await it.ask.getAttribute('href')) ?? '');
    expect(link, 'the link to the contact form works without a script').toMatch(/^\/contact#message=I have seen/);
    for (const line of start) expect(link, 'and takes along the result on screen').toContain(line);
    const invitation = await it.line();
    await page.emulateMedia({ media: 'print' });
    expect(await it.root.locator(':is(input, button, form a):visible').count(), 'controls on paper').toBe(0);
    const calculation = it.root.locator('[data-result] details p');
    expect(await calculation.isVisible(), 'the calculation on paper').toBe(true);
    await page.emulateMedia({ media: null });
    expect(await calculation.isVisible(), 'the calculation before a press').toBe(false);

    const release = await holdRequests(page, new RegExp(`/${scriptOf(name)}\\.[\\w-]+\\.js`));
    await touched(page);
    expect(await it.slip()).toEqual(start);
    release();
    await expect.poll(it.slip, { message: 'changes made before the script loaded count' }).not.toEqual(start);
    expectSlip(await it.slip(), groove?.slips.next);
    await expectCheap(page, name);
    const events = await page.evaluate(() => (window as Window & { dataLayer?: { category?: string }[] }).dataLayer);
    const touch = { event: 'custom_event', category: 'instrument', action: 'touched', label: name };
    expect(events?.filter(({ category }) => category === 'instrument')).toEqual([touch]);
    await it.again.click();
    await expect.poll(it.slip).toEqual(start);
    expect(await it.again.isVisible()).toBe(false);
    expect(await it.line()).toBe(invitation);
    expect(await it.form.evaluate((form) => form.contains(document.activeElement)), 'the focus stays').toBe(true);

    await page.setViewportSize(desktop);
    expect.soft(await tooSmall(page, name), 'too small').toEqual([]);
    await it.root.locator('summary').click();
    expect(await calculation.isVisible(), 'the calculation after a press').toBe(true);
    await touched(page);
    await expect.poll(it.slip).not.toEqual(start);
    const [decision, reason, sum] = await it.slip();
    const found = await it.line();
    await expect.poll(it.said).toBe(`${decision}. ${reason} ${sum}.${found === invitation ? '' : ` ${found}`}`);
    const look = (state: string, except: string[] = []) => expectAccessible(page, name, state, except);
    if (process.env.LONG) await look('touched');
    if (groove) {
      const control = it.range(groove.range);
      await control.scrollIntoViewIfNeeded();
      const from = await weightOf(control, groove.weight);
      const before = await control.inputValue();
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 40, from.y - 40, { steps: 5 });
      await page.mouse.up();
      expect(await control.inputValue(), 'its weight can be dragged').not.toBe(before);
    }

    expect(await it.isRefused(), 'no alarm without a refusal').toBe(false);
    await refused(page);
    await drawn(page);
    // A missed week and a repaired transfer are no refusals.
    await expect.poll(it.isRefused, { message: 'refuses what a limit refuses' }).toBe(!['curtain', 'sale'].includes(name));
    expectSlip(await it.slip(), groove?.slips.refused);
    if (isFull) await look('refused');
    await page.setViewportSize(phone);
    expect.soft(await tooSmall(page, name), 'too small, refused').toEqual([]);
    // 400% zoom of 1280 px is 320 px; 200% of 1440 is 720.
    expect.soft(await overflowAt(page, [320, 720])).toEqual({ 320: 0, 720: 0 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await it.form.isVisible()).toBe(true);
    if (process.env.LONG) await look('forced colours', ['color-contrast']);

    if (!isFull) return;
    const [refusal = '', , refusedSum = ''] = await it.slip();
    await it.ask.click();
    await page.waitForURL('**/contact#message=*');
    const message = page.getByRole('textbox', { name: /message/i });
    await expect.poll(() => message.inputValue()).toContain(refusal);
    expect(await message.inputValue()).toContain(refusedSum);
  });

  // The short run tries a horizontal groove and a vertical one.
  test.runIf(groove && (process.env.LONG || ['scale', 'reorder-line'].includes(name)))(
    'has a weight that follows a finger, but not one that scrolls the page',
    async ({ open }) => {
      const page = await open(path, { viewport: phone, hasTouch: true, isMobile: true });
      const it = instrument(page, name);
      const { range = '', weight = 0 } = groove ?? {};
      const control = it.range(range);
      await control.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      await drawn(page);
      const isUpright = await control.evaluate((input) => input.clientHeight > input.clientWidth);
      const at = await weightOf(control, weight);
      const before = await control.inputValue();
      // The swipe begins on the groove beside the weight and scrolls the page.
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

  test.runIf(process.env.LONG || name === 'scale')('shows its drawing and result but no control without a script', async ({ open }) => {
    const { root, slip } = instrument(await open(path, { javaScriptEnabled: false }), name);
    expect(await root.locator('svg:visible').count()).toBeGreaterThan(0);
    expect(await slip()).toHaveLength(3);
    expect(await root.locator(':is(input, button):visible').count()).toBe(0);
  });
});

describe('instruments below the first screen', () => {
  test('load their scripts only when the visitor scrolls near them', async ({ open }) => {
    const page = await open('/services/inventory-management', { viewport: phone });
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page)).toEqual([]);
    await scrollPage(page, 300);
    await instrument(page, 'reorder-line').live();
  });

  test('load their scripts on the home page only when touched', async ({ open }) => {
    const page = await open('/', { viewport: phone });
    await scrollPage(page, 500);
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page)).toEqual([]);
    await instrument(page, 'scale').choice('Brass lamps').check();
    await instrument(page, 'scale').live();
    expect((await instrument(page, 'scale').slip())[0]).toBe('Cut to ₹2,299');
  });
});
