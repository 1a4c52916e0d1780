import { describe } from 'vitest';
import { drawn, expect, inMotion, test } from '../../support/browser/browser-test.ts';

/** Pages whose cards show every drawing between them; the short run uses the page with the most drawings. */
const pages = process.env.LONG ? ['/', '/services', '/solutions', '/solutions/industries', '/technology', '/case-studies'] : ['/services'];

/** Pages whose first screen has its own drawing: a small one beside the heading, or one as wide as the page. */
const heroes = process.env.LONG
  ? ['/about/global-presence', '/contact', '/privacy', '/resources', '/technology', '/about']
  : ['/contact', '/about'];

/** @returns the position of a drawing after its animations have ended */
const pose = (element: Element) => {
  for (const animation of element.getAnimations()) animation.finish();
  const { translate, rotate, scale, transitionTimingFunction } = getComputedStyle(element);
  return `${translate} ${rotate} ${scale} ${transitionTimingFunction}`;
};

describe('the drawings of cards', () => {
  test('react to a pointer within a quarter of a second, each with its own movement', async ({ open }) => {
    /** Drawings by their movement. */
    const drawings = new Map<string, string>();
    const page = await open('/services', inMotion);
    for (const path of pages) {
      await page.goto(path);
      for (const card of await page.locator('main .link-block', { has: page.locator('svg .answer') }).all()) {
        const answer = card.locator('.answer').first();
        const drawing = await answer.innerHTML();
        const still = await answer.evaluate(pose);
        await card.hover();
        const moved = await answer.evaluate(pose);
        expect(moved, `a card of ${path} answers`).not.toBe(still);
        expect(drawings.get(moved) ?? drawing, `${moved} on ${path} is another drawing's`).toBe(drawing);
        drawings.set(moved, drawing);
        expect(await answer.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration))).toBeLessThan(0.25);
      }
    }
    expect(drawings.size).toBeGreaterThan(process.env.LONG ? 17 : 5);
  });

  test('on first screens react to a pointer in the same way', async ({ open }) => {
    const answered = new Map<string, string>();
    const page = await open('/about', inMotion);
    for (const path of heroes) {
      await page.goto(path);
      const drawing = page.locator('main .picture:has(svg .answer):visible').first();
      if ((await drawing.count()) === 0) continue;
      const answer = drawing.locator('.answer:visible').first();
      const still = await answer.evaluate(pose);
      await drawing.hover();
      const moved = await answer.evaluate(pose);
      expect(moved, `the drawing of ${path} answers`).not.toBe(still);
      const shape = await drawing.locator('svg').first().innerHTML();
      expect(answered.get(moved) ?? shape, `${moved} on ${path} is another drawing's`).toBe(shape);
      answered.set(moved, shape);
      expect(await answer.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration))).toBeLessThan(0.25);
    }
    expect(answered.size).toBeGreaterThan(process.env.LONG ? 2 : 0);
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
