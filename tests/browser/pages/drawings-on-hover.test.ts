import { describe } from 'vitest';
import { drawn, expect, inMotion, test } from '../../support/browser/browser-test.ts';

/** Where drawings react, on pages with many of them, and the fewest drawings to be found there. The long run visits all such pages. */
const places: [where: string, selector: string, pages: string[], fewest: number][] = process.env.LONG
  ? [
      ['cards', 'main .link-block', ['/', '/services', '/solutions', '/solutions/industries', '/technology', '/case-studies'], 17],
      ['first screens', 'main .picture', ['/about/global-presence', '/contact', '/privacy', '/resources', '/technology', '/about'], 2],
    ]
  : [
      ['cards', 'main .link-block', ['/services'], 5],
      ['first screens', 'main .picture', ['/about'], 0],
    ];

/** @returns the position of a drawing after its animations have ended */
const pose = (element: Element) => {
  for (const animation of element.getAnimations()) animation.finish();
  const { translate, rotate, scale, transitionTimingFunction } = getComputedStyle(element);
  return `${translate} ${rotate} ${scale} ${transitionTimingFunction}`;
};

describe('the drawings', () => {
  test.for(places)(
    'of %s react to a pointer within 250 ms, each with its own movement',
    async ([where, selector, pages, fewest], { open }) => {
      /** Drawings by their movement. */
      const drawings = new Map<string, string>();
      const page = await open('/services', inMotion);
      for (const path of pages) {
        await page.goto(path);
        const all = page.locator(`${selector}:has(svg .answer):visible`);
        for (const drawing of where === 'cards' ? await all.all() : (await all.all()).slice(0, 1)) {
          const answer = drawing.locator('.answer').first();
          const shape = await answer.innerHTML();
          const still = await answer.evaluate(pose);
          await drawing.hover();
          const moved = await answer.evaluate(pose);
          expect(moved, `a drawing of ${path} answers`).not.toBe(still);
          expect(drawings.get(moved) ?? shape, `${moved} on ${path} is another drawing's`).toBe(shape);
          drawings.set(moved, shape);
          expect(await answer.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration))).toBeLessThan(0.25);
        }
      }
      expect(drawings.size).toBeGreaterThan(fewest);
    },
  );

  test('do not move where motion is reduced', async ({ open }) => {
    const page = await open('/services');
    const card = page.locator('main .link-block', { has: page.locator('svg .answer') }).first();
    const still = await card.locator('.answer').first().evaluate(pose);
    await card.hover();
    await drawn(page);
    expect(await card.locator('.answer').first().evaluate(pose)).toBe(still);
  });
});
