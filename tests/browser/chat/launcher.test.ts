import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, phone, scrollPage, test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { pageScripts } from '../../support/browser/page-scripts.ts';
import { sitemapPaths } from '../../support/built-site/built-site.ts';
import { content } from '../../support/content/site-routes.ts';

const launcher = (page: Page) => page.getByRole('complementary', { name: content.chat.name }).locator('[data-opens]');

/** Both buttons; the second is hidden on the first screen. */
const corner = (page: Page) => [launcher(page), page.locator('[data-back-to-top]')] as const;

const backToTop = '[data-back-to-top]:not([hidden])';
const both = `#assistant, ${backToTop}`;

/** Lists the texts and controls of the page that the launcher or the back-to-top link covers. @param parts their selector @param over that of the buttons */
const covered = (page: Page, parts: string, over = both) =>
  page.evaluate(
    ([selector, floating]) => {
      const buttons = [...document.querySelectorAll(floating)].map((it) => it.getBoundingClientRect());
      // A strip that scrolls sideways brings its texts to the left.
      const isInStrip = (it: Element | null): boolean =>
        it !== null && (/auto|scroll/.test(getComputedStyle(it).overflowX) || isInStrip(it.parentElement));
      const found = [...document.querySelectorAll(selector)].filter(
        (it) => it.checkVisibility() && getComputedStyle(it).pointerEvents !== 'none' && !isInStrip(it),
      );
      return found.flatMap((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        const boxes = it.matches('a, input, textarea, button') ? [it.getBoundingClientRect()] : [...range.getClientRects()];
        const isUnder = boxes.some((box) =>
          buttons.some((it) => {
            // The tolerance is the rounding of a corner.
            const [left, right] = [Math.max(box.left, it.left + 4), Math.min(box.right, it.right, innerWidth)];
            return box.width > 0 && right > left && box.bottom > it.top + 4 && box.top < it.bottom - 4;
          }),
        );
        return isUnder ? [`${it.tagName} ${it.id || it.textContent?.slice(0, 40)}`] : [];
      });
    },
    [parts, over] as const,
  );

/** Elements with text of their own, and fields. */
const texts = 'main :is(h1, h2, h3, p, li:not(:has(*)), dt, dd, th, td, label, input:not([type=hidden]), textarea, output)';
const footer = 'footer :is(a:not([data-back-to-top]), button, p)';
const fields = 'main :is(input:not([type=hidden]), textarea, select, button)';

const tablet = { width: 768, height: 1024 };
const header = 'header :is(a, button, p)';
/** Several frames, as by a finger: sections that get their height in a frame hide the direction of a single jump. */
const readingDown = [1100, 1150, 1200];

/** Left edge of the back-to-top link. */
const left = async (page: Page) => (await corner(page)[1].boundingBox())?.x ?? 1e6;

describe('the launcher is whole and over no words and no control, at any width and position', () => {
  // The others have the same sections.
  const step = process.env.LONG ? 200 : 1000;
  const tried = ['/', '/contact', '/services/dynamic-pricing', '/solutions', '/solutions/comparison', '/resources', '/nowhere'];
  for (const path of process.env.LONG ? [...sitemapPaths(), '/nowhere'] : tried)
    test(`on ${path}`, async ({ reader }) => {
      await reader.goto(path);
      for (const width of process.env.LONG ? [320, 390, 768, 1024, 1440] : [320, 768, 1024]) {
        const height = width < 700 ? 740 : 900;
        await reader.setViewportSize({ width, height });
        const end = await reader.evaluate(() => document.documentElement.scrollHeight);
        // On narrow screens it is in the header, which has one form at the top and one below.
        const positions = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);
        for (const at of width < 1024 && !process.env.LONG ? positions.slice(0, 2) : positions) {
          await scrollPage(reader, at);
          const box = await launcher(reader).boundingBox();
          expect
            .soft(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${width} px`)
            .toBe(true);
          // Below the header's bar the page scrolls unseen.
          const parts = width < 1024 ? header : `${texts}, ${fields}, ${footer}`;
          expect.soft(await covered(reader, parts, '#assistant'), `${width} px, at ${at} px`).toEqual([]);
        }
      }
    });
});

describe('the back-to-top link is out of the way of reading down', () => {
  for (const viewport of [phone, tablet])
    test(`and returns when one scrolls up a little, and at the page's end (${viewport.width} px)`, async ({ open }) => {
      const page = await open('/about', { viewport });
      await scrollPage(page, ...readingDown);
      await expect.poll(() => left(page)).toBeGreaterThanOrEqual(viewport.width);
      await scrollPage(page, 1190, 1180, 1170);
      await expect.poll(() => left(page)).toBeLessThan(viewport.width - 52);
      await scrollPage(page, 1200, 1250, 1300);
      await expect.poll(() => left(page)).toBeGreaterThanOrEqual(viewport.width);
      await scrollPage(page, 1e6, 1e6);
      await expect.poll(() => left(page)).toBeLessThan(viewport.width - 52);
    });

  test('and returns when the focus reaches it', async ({ open }) => {
    const page = await open('/about', { viewport: phone });
    await page.keyboard.press('Tab');
    await scrollPage(page, ...readingDown);
    await expect.poll(() => left(page)).toBeGreaterThanOrEqual(phone.width);
    await corner(page)[1].focus();
    await expect.poll(() => left(page)).toBeLessThanOrEqual(phone.width - 12 - 52);
  });

  test('but stays in the margin of wide screens', async ({ open }) => {
    const page = await open('/about', { viewport: { width: 1024, height: 900 } });
    await scrollPage(page, 1200);
    await drawn(page);
    expect(await left(page)).toBe(1024 - 52 - 14);
    expect(await covered(page, `${texts}, ${fields}`)).toEqual([]);
  });
});

describe('at rest the back-to-top link covers no field and no button', () => {
  for (const path of ['/contact', '/services/dynamic-pricing', '/'])
    test(`on ${path}`, async ({ open }) => {
      const page = await open(path, { viewport: phone });
      for (const viewport of [phone, { width: 390, height: 844 }, tablet]) {
        await page.setViewportSize(viewport);
        // Scrolling up brings them back.
        for (let at = 1400; at >= 0; at -= 140) {
          await scrollPage(page, at + 20, at + 10, at);
          await expect.poll(() => covered(page, fields, backToTop), { message: `${viewport.width} px, at ${at} px` }).toEqual([]);
        }
      }
    });
});

describe('the launcher', () => {
  for (const path of process.env.LONG ? [...sitemapPaths(), '/nowhere'] : ['/', '/contact', '/services/dynamic-pricing', '/nowhere'])
    test(`and the back-to-top link are whole and cover nothing at the end of ${path}`, async ({ reader }) => {
      await reader.setViewportSize(phone);
      await reader.goto(path);
      for (const width of process.env.LONG ? [320, 360, 600, 768, 1024, 1100, 1280, 1440, 1920] : [360, 390, 768, 1280, 1440]) {
        const height = width < 700 ? 740 : 900;
        await reader.setViewportSize({ width, height });
        // The end moves when the last sections get their true height.
        await scrollPage(reader, 1e6, 1e6);
        for (const [place, button] of corner(reader).entries()) {
          // A page of one screen has no back-to-top link.
          if (!(await button.isVisible())) continue;
          const isInBar = width < 1024 && place === 0;
          const above = width < 1024 ? 0 : place * 64;
          const whole = isInBar
            ? { width: 44, height: 44, x: width - 44 - 16, y: 12 }
            : { width: 52, height: 52, x: width - 52 - 14, y: height - 52 - 14 - above };
          expect.soft(await button.boundingBox(), `${width} px`).toEqual(whole);
        }
        // Below the header's bar, where the launcher is, the page scrolls unseen.
        expect.soft(await covered(reader, `${texts}, ${fields}, ${footer}`, width < 1024 ? backToTop : both), `${width} px`).toEqual([]);
      }
    });

  test('keeps its role when hovered, and opens by Space before hydration', async ({ open }) => {
    const page = await open('/about');
    const role = () => launcher(page).getAttribute('role');
    expect(await role()).toBe('button');
    await launcher(page).hover();
    await page.locator('astro-island[ssr][component-export=ChatWidget]').waitFor({ state: 'detached' });
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

test('a click requests script and React at once, and opens the panel when they arrive', async ({ open }) => {
  const page = await open('/');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (pageScripts.test(request.url())) requested.push(new URL(request.url()).pathname.replace(/\.[\w-]+\.js$/, ''));
  });
  const release = await holdRequests(page, pageScripts);
  await launcher(page).click();
  // No script has arrived yet, so none waits for another.
  await expect.poll(() => requested.toSorted()).toEqual(['/_assets/ChatWidget', '/_assets/client']);
  expect(new URL(page.url()).pathname).toBe('/');
  release();
  await page.getByRole('dialog', { name: content.chat.name }).waitFor();
  // What both import is small, and arrives while React is still loading.
  await expect.poll(() => requested.slice(2).toSorted()).toEqual(['/_assets/react', '/_assets/rolldown-runtime']);
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
