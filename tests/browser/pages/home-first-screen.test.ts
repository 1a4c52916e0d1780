import { selectAll } from 'hast-util-select';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { tilt, transforms, units } from '../../../site/src/instruments/scale/spring.ts';
import { desktop, drawn, expect, inMotion, phone, test } from '../../support/browser/browser-test.ts';
import { instrument } from '../../support/browser/instrument.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { builtMain, sectionOf, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

/** @returns the number of lines of the page's heading */
const headingLines = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

describe('the first screen of the home page', () => {
  test('has a heading of at most three lines at every width', async ({ read }) => {
    for (const width of [900, 1024, 1100, 1199, 1200, 1280, 1440, 1920])
      expect.soft(await headingLines(await read('/', { width, height: 900 })), `${width} px`).toBeLessThanOrEqual(3);
  });

  test.for([desktop, phone])(
    'shows offer, agency, 11 years, 500+ businesses and Get Started, $width px wide',
    async (viewport, { read }) => {
      const main = (await read('/', viewport)).getByRole('main');
      const { heading, eyebrow } = content.pages.home.hero;
      const link = main.getByRole('link').first();
      expect([await link.textContent(), await link.getAttribute('href')]).toEqual(['Get Started', '/contact']);
      for (const shown of [main.getByText(heading), main.getByText(eyebrow), main.getByText(/11\u00a0years\b.*\b500\+ businesses/), link]) {
        const box = await shown.first().boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(viewport.height);
      }
    },
  );
});

test('the weekly sheet is whole on tablets and phones, which show the proposal after a press', async ({ open, read }) => {
  const edge = async (page: Page) => {
    const { x = 0, width = 999 } = (await page.getByRole('main').getByRole('table').first().boundingBox()) ?? {};
    return x + width;
  };
  expect(await edge(await read('/', { width: 768, height: 1024 }))).toBeLessThanOrEqual(744);
  const page = await open('/', { viewport: phone });
  expect(await edge(page)).toBeLessThanOrEqual(phone.width - 24);
  const proposal = page.getByText(content.artefacts.names.proposal.name);
  expect(await proposal.isVisible()).toBe(false);
  await page.getByText(content.artefacts.more).click();
  await proposal.waitFor();
});

test('the returns name their base', () => {
  expect(wordsIn(sectionOf(builtMain('/'), 'What clients got back'))).toContain('within the first year beyond what our work cost');
});

test('why-choose cards have an icon each, and the two pages share no sentence', () => {
  const sentencesOf = (path: string, name: string) => {
    const cards = selectAll('li:has(h3)', sectionOf(builtMain(path), name));
    expect(cards).toHaveLength(4);
    for (const card of cards) expect(selectAll('svg', card)).not.toEqual([]);
    return cards.flatMap((card) => wordsIn(card).split(/(?<=[.?])\s*/)).filter(Boolean);
  };
  const home = sentencesOf('/', 'Why shops choose us');
  const services = sentencesOf('/services', 'Why choose our services');
  expect(home.filter((sentence) => services.includes(sentence))).toEqual([]);
});

describe('the home page’s hero', () => {
  /** Waits for the typeface, as the fallback breaks lines elsewhere. @returns the lower edge of the hero */
  const foot = async (page: Page) => {
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator('main dl')
      .first()
      .evaluate((row) => row.getBoundingClientRect().bottom + scrollY);
  };

  test('fits one screen, or 1,280 px on a phone, and never changes its height', async ({ open }) => {
    for (const [viewport, most] of [
      [desktop, 900],
      [{ width: 360, height: 780 }, 1280],
    ] as const) {
      const page = await open('/', { viewport });
      await layOutWhole(page);
      const it = instrument(page, 'scale');
      const before = await foot(page);
      expect(before, `${viewport.width} px: headline, scale, weights and proofs`).toBeLessThanOrEqual(most);
      await it.range('In the shop').focus();
      await it.live();
      for (const shop of process.env.LONG ? ['Totes', 'Brass lamps', 'Sweet boxes'] : ['Brass lamps']) {
        await it.choice(shop).check();
        for (const slider of await it.root.getByRole('slider').all())
          for (const key of ['End', 'Home']) {
            await slider.press(key);
            const moved = Math.abs((await foot(page)) - before);
            // Less than a pixel is rounding.
            expect(moved, `${shop}, ${await slider.getAttribute('name')} at its ${key}`).toBeLessThan(1);
          }
      }
    }
  });

  test('draws all pieces between the strings and none behind the tag', async ({ open }) => {
    const page = await open('/');
    const it = instrument(page, 'scale');
    await it.range('In the shop').focus();
    await it.live();
    for (const shop of ['Totes', 'Brass lamps', 'Sweet boxes']) {
      await it.choice(shop).check();
      for (const slider of await it.root.getByRole('slider').all())
        for (const key of ['End', 'Home']) {
          await slider.press(key);
          await drawn(page);
          const misplaced = await it.root.evaluate((root) => {
            const rect = (of: Element) => of.getBoundingClientRect();
            const tag = rect(root.querySelector('g:has(> circle):has(> text) > path') as Element);
            return [...root.querySelectorAll('[data-part] use')].filter((piece) => {
              const box = rect(piece);
              const strings = rect(piece.closest('[data-part]')?.querySelector('path') as Element);
              const isOutside = box.top < strings.top || box.left < strings.left || box.right > strings.right;
              return isOutside || (box.left < tag.right && box.right > tag.left && box.top < tag.bottom && box.bottom > tag.top);
            }).length;
          });
          expect(misplaced, `${shop}, ${await slider.getAttribute('name')} at its ${key}`).toBe(0);
        }
    }
  });

  test('tilts at once with reduced motion, otherwise by a spring, and has a limit', async ({ open }) => {
    const beam = (page: Page) => page.locator('[data-part=beam]').getAttribute('transform');
    const calm = await open('/');
    const first = await beam(calm);
    await instrument(calm, 'scale').range('In the shop').focus();
    await instrument(calm, 'scale').live();
    await calm.keyboard.press('End');
    await drawn(calm);
    const end = await beam(calm);
    expect(end).not.toBe(first);
    const it = instrument(calm, 'scale');
    await it.again.click();
    await it.range('Your limit').focus();
    for (let step = 0; step < 5; step++) await calm.keyboard.press('ArrowLeft');
    const sum = '24 a day × 12 days + 24 to spare − 96 in the shop = 216';
    await expect.poll(it.slip).toEqual(['Order 200 today', 'You need 216. Your limit is 200.', sum]);

    const lively = await open('/', inMotion);
    expect(await lively.locator('[data-part=beam]').evaluate((it) => getComputedStyle(it).animationDuration)).toBe('1.2s');
    const { again, range } = instrument(lively, 'scale');
    await range('In the shop').press('End');
    await expect.poll(() => beam(lively)).toBe(end);
    // A limit moves neither pan: its decision knocks on the beam, which then has its angle again.
    const pan = lively.locator('[data-part=left]');
    const atRest = () => expect.poll(() => pan.getAttribute('transform')).toBe(transforms(tilt(192, units.tote), 0).left);
    await again.click();
    await atRest();
    const knock = pan.evaluate((it) => new Promise<void>((done) => new MutationObserver(() => done()).observe(it, { attributes: true })));
    await range('Your limit').press('Home');
    await knock;
    await atRest();
  });
});
