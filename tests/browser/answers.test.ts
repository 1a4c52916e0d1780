import { describe } from 'vitest';
import { drawings } from '../../content/schema/drawings.ts';
import { drawn, expect, test } from '../support/browser-test.ts';

/** Pages whose cards and heroes show every drawing between them. */
const pages = ['/services', '/solutions', '/solutions/industries', '/technology', '/case-studies'];

const pose = (element: SVGElement) => {
  const { translate, rotate, scale, transitionTimingFunction } = getComputedStyle(element);
  return `${translate} ${rotate} ${scale} ${transitionTimingFunction}`;
};

describe('the drawings of cards', () => {
  test('answer a pointer, each with a movement of its own, in less than a quarter of a second', async ({ open }) => {
    const movements = new Map<string, string>();
    for (const path of pages) {
      const page = await open(path);
      for (const drawing of drawings) {
        const answer = page.locator(`main .whole [data-shows="${drawing}"] .answer`).first();
        if (movements.has(drawing) || (await answer.count()) === 0) continue;
        const still = await answer.evaluate(pose);
        await page
          .locator('.whole', { has: page.locator(`[data-shows="${drawing}"]`) })
          .first()
          .hover();
        await expect.poll(() => answer.evaluate((element) => element.getAnimations().length)).toBe(0);
        const moved = await answer.evaluate(pose);
        expect(moved, `${drawing} answers`).not.toBe(still);
        const origin = await answer.evaluate(
          (element) => getComputedStyle(element).transformOrigin === '' || getComputedStyle(element).getPropertyValue('--from'),
        );
        movements.set(drawing, `${moved} from ${origin}`);
        const seconds = await answer.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration));
        expect(seconds).toBeLessThan(0.25);
      }
    }
    expect(movements.size, [...movements.keys()].join()).toBeGreaterThan(20);
    expect(new Set(movements.values()).size, 'no two move alike').toBe(movements.size);
  });

  test('hold still for who wants no motion', async ({ open }) => {
    const page = await open('/services', { reducedMotion: 'reduce' });
    const card = page.locator('.whole', { has: page.locator('[data-shows="reorder-line"]') }).first();
    const still = await card.locator('.answer').evaluate(pose);
    await card.hover();
    await drawn(page);
    expect(await card.locator('.answer').evaluate(pose)).toBe(still);
  });
});
