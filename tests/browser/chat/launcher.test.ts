import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, scrollPage, test } from '../../support/browser/browser-test.ts';
import { sitemapPaths } from '../../support/built-site/built-site.ts';
import { content } from '../../support/content/site-routes.ts';

const launcher = (page: Page) => page.getByRole('complementary', { name: content.chat.name }).locator('[data-opens]');

/** Lists the texts and fields among some elements that the launcher or the back-to-top link covers. @param parts their selector */
const covered = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    const corner = [...document.querySelectorAll('aside a[data-opens], [data-back-to-top]:not([hidden])')].map((it) =>
      it.getBoundingClientRect(),
    );
    // A strip that scrolls sideways brings its texts to the left.
    const isInStrip = (it: Element | null): boolean =>
      it !== null && (/auto|scroll/.test(getComputedStyle(it).overflowX) || isInStrip(it.parentElement));
    const texts = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility() && !isInStrip(it));
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = text.matches('input, textarea') ? [text.getBoundingClientRect()] : [...range.getClientRects()];
      const isUnder = boxes.some((box) =>
        // The tolerance is the rounding of a corner.
        corner.some(
          (it) => box.width > 0 && box.right > it.left + 4 && box.left < it.right && box.bottom > it.top + 4 && box.top < it.bottom - 4,
        ),
      );
      return isUnder ? [`${text.tagName} ${text.id || text.textContent?.slice(0, 40)}`] : [];
    });
  }, parts);

/** Elements with text of their own, and fields. */
const texts = 'main :is(h1, h2, h3, p, li:not(:has(*)), dt, dd, th, td, label, input:not([type=hidden]), textarea, output)';

describe('on a phone the launcher covers no text and no field', () => {
  // The others have the same sections.
  const tried = ['/', '/contact', '/services/dynamic-pricing', '/solutions', '/solutions/comparison', '/resources', '/privacy'];
  for (const path of process.env.LONG ? sitemapPaths() : tried)
    test(`on ${path}`, async ({ open }) => {
      const page = await open(path, { viewport: phone, reducedMotion: 'reduce' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let at = 0; at < height; at += process.env.LONG ? 180 : 400) {
        await scrollPage(page, at);
        await expect.poll(() => covered(page, texts), { message: `at ${at} px` }).toEqual([]);
      }
    });

  test('and stays reachable: its edge can be pressed, and the focus brings it back', async ({ open }) => {
    const page = await open('/contact', { viewport: phone, reducedMotion: 'reduce' });
    await page.locator('#message').scrollIntoViewIfNeeded();
    const left = async () => (await launcher(page).boundingBox())?.x ?? 0;
    await expect.poll(left).toBeGreaterThan(phone.width - 30);
    expect(phone.width - (await left())).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Tab');
    await launcher(page).focus();
    await expect.poll(left).toBeLessThan(phone.width - 60);
  });

  test('and opens by a tap on its edge', async ({ open }) => {
    const page = await open('/contact', { viewport: phone, hasTouch: true });
    await page.touchscreen.tap(phone.width - 6, phone.height - 46);
    await page.getByRole('dialog', { name: content.chat.name }).waitFor();
  });
});

/** Lists controls of the page that the launcher or the back-to-top link covers. */
const pressableUnder = (page: Page) =>
  page.evaluate(() => {
    const corner = [...document.querySelectorAll('#assistant, [data-back-to-top]:not([hidden])')].map((it) => it.getBoundingClientRect());
    return [
      ...document.querySelectorAll('main :is(a,button,input,select,textarea,summary,label), footer :is(a,button):not([data-back-to-top])'),
    ]
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return corner.some((it) => right > it.left && left < it.right && bottom > it.top && top < it.bottom);
      })
      .map((other) => other.textContent || other.id);
  });

describe('the launcher', () => {
  for (const path of process.env.LONG ? [...sitemapPaths(), '/nowhere'] : ['/', '/contact', '/services/dynamic-pricing', '/nowhere'])
    test(`is whole beside wide text and half at the edge of narrow ones on ${path}, and covers no control`, async ({ reader }) => {
      await reader.setViewportSize(phone);
      await reader.goto(path);
      for (const width of process.env.LONG ? [320, 360, 600, 768, 1024, 1100, 1280, 1440, 1920] : [360, 768, 1440]) {
        await reader.setViewportSize({ width, height: width < 700 ? 740 : 900 });
        await scrollPage(reader, 0);
        const box = await launcher(reader).boundingBox();
        expect.soft(box, `${width} px`).toMatchObject({ width: 60, height: 60 });
        const visible = width - (box?.x ?? 0);
        expect.soft(visible, `${width} px`).toBeGreaterThanOrEqual(24);
        if (width >= 1440) expect.soft(visible, `${width} px`).toBeGreaterThanOrEqual(76);
        await scrollPage(reader, 1e6);
        expect.soft(await pressableUnder(reader), `the end of the page at ${width} px`).toEqual([]);
      }
    });

  test('keeps its role when hovered, and opens by Space before hydration', async ({ open }) => {
    const page = await open('/about');
    const role = () => launcher(page).getAttribute('role');
    expect(await role()).toBe('button');
    await launcher(page).hover();
    await page.locator('[data-island*="/chat."]').waitFor({ state: 'detached' });
    expect(await role()).toBe('button');
    await page.reload();
    await launcher(page).focus();
    await page.keyboard.press('Space');
    await page.getByRole('dialog', { name: content.chat.name }).waitFor();
  });

  test('is reached by a skip link', async ({ open }) => {
    const page = await open('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => launcher(page).evaluate((it) => it === document.activeElement)).toBe(true);
  });
});

test('"Talk to a person" on a phone leads to the form with the message visible', async ({ open }) => {
  const page = await open(`/contact#message=${encodeURIComponent('I asked about prices.')}`, { viewport: phone });
  const message = page.locator('#message');
  await expect.poll(() => message.inputValue()).toBe('I asked about prices.');
  await expect
    .poll(async () => {
      const box = await message.boundingBox();
      return box !== null && box.y >= 80 && box.y + box.height <= phone.height;
    })
    .toBe(true);
});

test('the launcher stands out from the footer', async ({ read }) => {
  const page = await read('/terms', phone);
  expect(await launcher(page).evaluate((it) => getComputedStyle(it).boxShadow)).toMatch(/^rgb\(251, 247, 239\) 0px 0px 0px 2px/);
});
