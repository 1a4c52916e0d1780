import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, inMotion, scrollPage, test } from '../../support/browser/browser-test.ts';
import { instrument } from '../../support/browser/instrument.ts';

const pages = process.env.LONG
  ? ['/', '/services', '/services/ai-recommendations', '/about/journey', '/resources', '/contact']
  : ['/', '/services'];

/** Lists elements, ::before and ::after included, that their computed style would animate. */
function moving(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element, part);
        const still = animationName === 'none' && (transitionProperty === 'none' || /^[0s, ]+$/.test(transitionDuration));
        return still ? [] : [`${element.tagName}${part ?? ''}: ${animationName}, ${transitionProperty} ${transitionDuration}`];
      }),
    ),
  );
}

/** Scrolls down a screen at a time, and lists the animations that start, such as "arrive of a card". */
async function walkDown(page: Page): Promise<string[]> {
  const started: string[] = [];
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen++) {
    await page.evaluate((at) => scrollTo(0, at * innerHeight), screen);
    await drawn(page);
    started.push(
      ...(await page.evaluate(() =>
        document.getAnimations().map((animation) => {
          const { target, pseudoElement } = animation.effect as KeyframeEffect;
          const isCard = target?.parentElement?.hasAttribute('data-arrive') && !pseudoElement;
          return `${animation instanceof CSSAnimation ? animation.animationName : 'a transition'} of ${isCard ? 'a card' : target?.tagName}`;
        }),
      )),
    );
  }
  return started;
}

describe('a visitor who asks for less motion', () => {
  test('gets none', async ({ open }) => {
    const page = await open('/');
    for (const path of pages) {
      await page.goto(path);
      expect(await walkDown(page), path).toEqual([]);
      expect(await moving(page), path).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    }
  });

  test('changes pages without a transition', async ({ open }) => {
    const before = (page: Page) =>
      page.addInitScript(() =>
        addEventListener('pagereveal', (event) => Object.assign(window, { transition: Boolean(event.viewTransition) })),
      );
    const page = await open('/', { before });
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL('**/about');
    await expect.poll(() => page.evaluate(() => (window as { transition?: boolean }).transition)).toBe(false);
  });
});

test('other visitors see cards arrive as they scroll', async ({ open }) => {
  const page = await open('/', inMotion);
  expect(await walkDown(page)).toContain('arrive of a card');
});

describe('cards arrive one after the other', () => {
  /** Returns each card's animation and its delay. */
  const arrivals = (page: Page, list: number) =>
    page
      .getByRole('main')
      .locator('[data-arrive]')
      .nth(list)
      .evaluate((group) =>
        [...group.children].map((card) => `${getComputedStyle(card).animationName} after ${getComputedStyle(card).animationDelay}`),
      );

  test('0.1 s apart at page load when they are on screen', async ({ open }) => {
    const page = await open('/services', inMotion);
    expect(await arrivals(page, 0)).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s'].map((delay) => `settle after ${delay}`));
  });

  test('0.1 s apart when they are scrolled into view', async ({ open }) => {
    const page = await open('/', { viewport: { width: 1280, height: 300 }, ...inMotion });
    await drawn(page);
    // Make the window high enough for the whole list, so that its cards arrive together.
    await page.setViewportSize({ width: 1280, height: 8000 });
    const delays = async () => (await arrivals(page, 1)).map((arrival) => Number(/^arrive after ([\d.]+)s$/.exec(arrival)?.[1]));
    const first = () => delays().then(([delay = Number.NaN]) => delay);
    await expect.poll(first).toBeGreaterThanOrEqual(0);
    const start = await first();
    for (const [place, delay] of (await delays()).entries()) expect(delay).toBeCloseTo(start + place * 0.1, 5);
  });

  test('0.2 s apart in the timeline', async ({ open }) => {
    const page = await open('/about/journey', inMotion);
    expect(await arrivals(page, 0)).toEqual(['0s', '0.2s', '0.4s', '0.6s'].map((delay) => `settle after ${delay}`));
  });

  test('each by itself on a phone', async ({ open }) => {
    const page = await open('/about/journey', { viewport: { width: 360, height: 640 }, ...inMotion });
    const first = page.getByRole('main').locator('[data-arrive] > *').nth(1);
    await first.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await expect
      .poll(() => arrivals(page, 0).then(([, second, third]) => [second, third]))
      .toEqual(['arrive after 0s', expect.not.stringMatching(/^arrive/)]);
  });
});

describe('cards are visible', () => {
  /** Lists cards that are hidden or transparent. */
  const invisibleCards = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.filter((card) => !card.checkVisibility({ opacityProperty: true, visibilityProperty: true })).map((card) => card.textContent),
      );

  test('when IntersectionObserver never reports them', async ({ open }) => {
    const before = (page: Page) =>
      page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => {};
      });
    const page = await open('/', { before, ...inMotion });
    await walkDown(page);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(6);
    expect(await invisibleCards(page)).toEqual([]);
  });

  test('on paper, under the brand name, without menu and back-to-top link', async ({ open }) => {
    const page = await open('/services');
    await scrollPage(page, 1500);
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('navigation');
    expect(await menu.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await menu.isVisible()).toBe(false);
    // The name is at the top of the first sheet, not over each sheet.
    const name = await banner.getByRole('link').first().boundingBox();
    expect((name?.y ?? 0) + (await page.evaluate(() => scrollY))).toBeLessThan(40);
    expect(await banner.evaluate((it) => getComputedStyle(it).boxShadow)).toBe('none');
    expect(await page.getByRole('link', { name: 'Back to top' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await invisibleCards(page)).toEqual([]);
    // Links of the footer are of no use on paper. Text on a dark field needs the field.
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).isVisible()).toBe(false);
    expect(await page.getByText('One switch stops it').evaluate((it) => getComputedStyle(it).printColorAdjust)).toBe('exact');
  });
});

test('a resource has one view-transition name on the list and in its category', async ({ open }) => {
  const namesOn = async (path: string) => {
    const page = await open(path, inMotion);
    return page.getByRole('listitem').evaluateAll((items) =>
      items.flatMap((item) => {
        const name = getComputedStyle(item).getPropertyValue('view-transition-name');
        return name === 'none' ? [] : [`${name}: ${item.querySelector('h2')?.textContent}`];
      }),
    );
  };
  const all = await namesOn('/resources');
  const operations = await namesOn('/resources/category/operations');
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(6);
  expect(operations.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(operations));
});

test('the day of prices plays hour by hour before its verdict, and at once with reduced motion', async ({ open }) => {
  const hours = (page: Page) => page.locator('[data-instrument=gates] svg').first().locator('text[opacity]').count();
  const page = await open('/services/dynamic-pricing', inMotion);
  await page.getByRole('button', { name: 'Run the day' }).click();
  await expect.poll(() => hours(page)).toBeGreaterThan(8);
  const verdict = page.locator('[data-result] p').first();
  expect(await verdict.isVisible()).toBe(false);
  await expect.poll(() => hours(page)).toBe(0);
  await verdict.waitFor();

  const calm = await open('/services/dynamic-pricing');
  await calm.getByRole('button', { name: 'Run the day' }).click();
  await instrument(calm, 'gates').live();
  await drawn(calm);
  expect(await hours(calm)).toBe(0);
});
