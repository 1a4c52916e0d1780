import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, phone, scrollPage, test } from '../support/browser-test.ts';
import { sitemapPaths } from '../support/built-site.ts';
import { content } from '../support/site-routes.ts';

const launcher = (page: Page) => page.getByRole('complementary', { name: content.chat.name }).locator('[data-opens]');

/** Text and controls that the launcher or the way back to the top lies over, by more than a letter's empty edge. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const corner = [...document.querySelectorAll('#assistant, [data-back-to-top]:not([hidden])')].map((it) => it.getBoundingClientRect());
    const isUnder = (box: DOMRect) =>
      box.width > 0 &&
      corner.some((it) => box.right > it.left + 4 && box.left < it.right && box.bottom > it.top + 4 && box.top < it.bottom - 4);
    const range = document.createRange();
    return (
      [...document.querySelectorAll('main *, footer :not([data-back-to-top], [data-back-to-top] *)')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.unseen'))
        // A strip that is pulled sideways and drawings reach to the edge, where the drawn-back piece is.
        .filter((it) => !it.closest('#what-you-receive ul, .picture'))
        .filter((it) => {
          const texts = [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
          const boxes = texts.flatMap((node) => {
            range.selectNode(node);
            return [...range.getClientRects()];
          });
          if (it.matches('a, button, input:not([type=hidden]), select, textarea, summary, label')) boxes.push(it.getBoundingClientRect());
          return boxes.some(isUnder);
        })
        .map((it) => `${it.tagName} ${it.id || it.textContent?.slice(0, 40)}`)
    );
  });

describe('on a phone the launcher covers no text and no control', () => {
  for (const path of [
    '/',
    '/contact',
    '/contact/receipt',
    '/services',
    '/solutions',
    '/solutions/comparison',
    '/services/dynamic-pricing',
    '/services/inventory-management',
    '/case-studies/techpro',
  ])
    test(`on ${path}`, async ({ open }) => {
      const page = await open(path, { viewport: phone, reducedMotion: 'reduce' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let at = 0; at < height; at += process.env.LONG ? 180 : 400) {
        await scrollPage(page, at);
        await expect.poll(() => covered(page), { message: `at ${at} px` }).toEqual([]);
      }
    });

  test('and stays within reach there: a piece of it can be pressed, and the keyboard brings it back', async ({ open }) => {
    const page = await open('/contact', { viewport: phone, reducedMotion: 'reduce' });
    await page.locator('#message').scrollIntoViewIfNeeded();
    const left = async () => (await launcher(page).boundingBox())?.x ?? 0;
    await expect.poll(left).toBeGreaterThan(phone.width - 30);
    expect(phone.width - (await left())).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Tab');
    await launcher(page).focus();
    await expect.poll(left).toBeLessThan(phone.width - 60);
  });
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`and does not slip away while it is pressed (motion: ${reducedMotion})`, async ({ open }) => {
      const page = await open('/contact', { viewport: phone, reducedMotion });
      await page.evaluate(() => {
        const room = Object.assign(document.createElement('div'), { style: 'height: 2000px' });
        document.querySelector('main')?.append(room);
        room.scrollIntoView({ behavior: 'instant' });
      });
      const isDrawnBack = async () => ((await launcher(page).boundingBox())?.x ?? 0) > phone.width - 30;
      await expect.poll(isDrawnBack).toBe(false);
      await launcher(page).hover();
      await page.locator('[data-island*="/chat."]').waitFor({ state: 'detached' });
      await page.mouse.down();
      await page.evaluate(() => document.querySelector('#message')?.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect.poll(() => page.locator('[data-covering]').count()).toBe(1);
      await drawn(page);
      await page.mouse.up();
      await page.getByRole('dialog', { name: content.chat.name }).waitFor();
    });
});

describe('the launcher stays in its corner', () => {
  for (const path of [...sitemapPaths(), '/nowhere'])
    test(`on the first screen of ${path} and at its end, whole unless it would cover something`, async ({ reader }) => {
      await reader.setViewportSize(phone);
      await reader.goto(path);
      for (const width of process.env.LONG ? [320, 360, 600, 768, 1024, 1100, 1280, 1440, 1920] : [360, 768, 1440]) {
        const height = width < 700 ? 740 : 900;
        await reader.setViewportSize({ width, height });
        for (const at of [0, 1e6]) {
          await scrollPage(reader, at);
          await expect.poll(() => covered(reader), { message: `${width} px` }).toEqual([]);
          // There the margin has room for it.
          if (width >= 1440)
            await expect.poll(async () => (await launcher(reader).boundingBox())?.x, { message: `${width} px` }).toBe(width - 76);
          const { x = 0, ...box } = (await launcher(reader).boundingBox()) ?? {};
          expect.soft(box, `${width} px`).toEqual({ y: height - 76, width: 60, height: 60 });
          expect.soft(x, `${width} px`).toBeLessThanOrEqual(width - 24);
        }
      }
    });

  test('and is whole again once what it would cover is past', async ({ open }) => {
    const page = await open('/', { viewport: phone });
    const left = async () => (await launcher(page).boundingBox())?.x;
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/about', textContent: 'Here' });
      Object.assign(link.style, { position: 'absolute', right: '20px', top: '690px', zIndex: '1' });
      const room = Object.assign(document.createElement('div'), { style: 'height: 3000px' });
      document.querySelector('main')?.replaceChildren(room, link);
    });
    await scrollPage(page, 1);
    await expect.poll(left).toBe(phone.width - 24);
    await scrollPage(page, 300);
    await expect.poll(left).toBe(phone.width - 76);
  });
});

describe('the launcher', () => {
  test('keeps its role when it is approached, and opens by Space before it is live', async ({ open }) => {
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

test('"Talk to a person" on a phone leads to the form with the message in sight', async ({ open }) => {
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
