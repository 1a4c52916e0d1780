import sharp from 'sharp';
import { desktop, expect, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { isLookedAtClosely, siteRoutes } from '../../support/content/site-routes.ts';

/** Relative luminance below which a colour is as good as black, from 0 to 1. */
const DARK = 0.2;
const directions = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => [Math.cos((part * Math.PI) / 4), Math.sin((part * Math.PI) / 4)] as const);

test('no line of a drawing is black on black in forced colours', async ({ open }) => {
  const page = await open('/', { forcedColors: 'active', colorScheme: 'dark', viewport: desktop });
  for (const { path } of siteRoutes.filter(({ path: each }) => isLookedAtClosely(each))) {
    await page.goto(path);
    await layOutWhole(page);
    // Collect dark lines of drawings: points on them, and the distance at which their background is visible.
    const lines = await page.evaluate((dark) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number);
        return alpha === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      };
      const shapes = document.querySelectorAll<SVGGeometryElement>('main svg :is(path, circle, line, rect, polyline)');
      return [...shapes].flatMap((shape) => {
        const { stroke, strokeWidth } = getComputedStyle(shape);
        const matrix = shape.getScreenCTM();
        const length = shape.closest('symbol, defs') || !shape.checkVisibility() ? 0 : shape.getTotalLength();
        if (stroke === 'none' || luminance(stroke) > dark || !matrix || length === 0) return [];
        const points = [0.2, 0.5, 0.8].map((part) => shape.getPointAtLength(length * part).matrixTransform(matrix));
        return {
          name: `${shape.closest('section')?.querySelector('h1, h2, h3')?.textContent}: ${shape.getAttribute('d')?.slice(0, 30)}`,
          beside: (Number.parseFloat(strokeWidth) * matrix.a) / 2 + 3,
          points: points.map(({ x, y }) => [x + scrollX, y + scrollY] as const),
        };
      });
    }, DARK);
    const { data, info } = await sharp(await page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const luminanceAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray((Math.round(y) * info.width + Math.round(x)) * info.channels);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const lost = lines.filter(({ points, beside }) =>
      points.every(([x, y]) => directions.every(([right, down]) => luminanceAt(x + right * beside, y + down * beside) < DARK)),
    );
    const names = lost.map(({ name }) => name);
    expect.soft(names, path).toEqual([]);
  }
});

test('a drawing keeps its colours and its paper in forced colours', async ({ open }) => {
  const page = await open('/services/dynamic-pricing', { forcedColors: 'active' });
  const drawing = page.locator('main ul svg.on-paper').first();
  expect(await drawing.evaluate((svg) => [getComputedStyle(svg).forcedColorAdjust, getComputedStyle(svg).backgroundColor])).toEqual([
    'none',
    'rgb(251, 247, 239)',
  ]);
});
