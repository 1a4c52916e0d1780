import { describe } from 'vitest';
import { drawn, expect, inMotion, test } from '../../support/browser/browser-test.ts';

/** Where drawings react, a page with them, and the fewest drawings to be found there. */
const places = [
  ['cards', 'main .link-block', '/services', 6],
  ['the first screen', 'main .picture', '/about', 1],
] as const;

/** @returns the position of a drawing after its animations have ended */
const pose = (element: Element) => {
  for (const animation of element.getAnimations()) animation.finish();
  const { translate, rotate, scale, transitionTimingFunction } = getComputedStyle(element);
  return `${translate} ${rotate} ${scale} ${transitionTimingFunction}`;
};

describe('the drawings', () => {
  test.for(places)('of %s react to a pointer within 250 ms, each with its own movement', async ([, selector, path, fewest], { open }) => {
    /** Drawings by their movement. */
    const drawings = new Map<string, string>();
    const page = await open(path, inMotion);
    for (const drawing of await page.locator(`${selector}:has(svg .answer):visible`).all()) {
      const answer = drawing.locator('.answer').first();
      const shape = await answer.innerHTML();
      const still = await answer.evaluate(pose);
      await drawing.hover();
      const moved = await answer.evaluate(pose);
      expect(moved, 'a drawing answers').not.toBe(still);
      expect(drawings.get(moved) ?? shape, `${moved} is another drawing's`).toBe(shape);
      drawings.set(moved, shape);
      expect(await answer.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration))).toBeLessThan(0.25);
    }
    expect(drawings.size).toBeGreaterThanOrEqual(fewest);
  });

  test('do not move where motion is reduced', async ({ open }) => {
    const page = await open('/services');
    const card = page.locator('main .link-block', { has: page.locator('svg .answer') }).first();
    const still = await card.locator('.answer').first().evaluate(pose);
    await card.hover();
    await drawn(page);
    expect(await card.locator('.answer').first().evaluate(pose)).toBe(still);
  });
});
