import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe } from 'vitest';
import { drawn, expect, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';

/*
 * Key pages look as they did when somebody last looked at them. What is compared is the whole page at a quarter of its size:
 * there a moved block, a lost picture or another colour shows, and another machine's way to draw letters does not.
 * No font of the machine takes part (scripts/tools/fonts.conf); FONTCONFIG_FILE tries others.
 * npm run test:long -- looks sees all of them in every width. When a page is meant to look different: UPDATE_LOOKS=1 npm test -- looks, then look at the pictures that changed in tests/browser/pages/looks, and at docs/home.png.
 */
const pages = [
  '/',
  '/services/dynamic-pricing',
  '/solutions',
  '/case-studies/luxewear',
  '/about/global-presence',
  '/resources',
  '/contact',
];
/** In short those that differ most. */
const inShort = ['/', '/services/dynamic-pricing', '/case-studies/luxewear', '/contact'];
const isWhole = Boolean(process.env.LONG || process.env.UPDATE_LOOKS);
/** In short a wide window for the pages that use its width differently: one with a first screen of its own, one of columns. */
const widthsOf = (path: string) =>
  isWhole ? [360, 768, 1440] : ['/', '/services/dynamic-pricing', '/contact'].includes(path) ? [360, 1440] : [360];

/** A page may differ in one pixel of a hundred, each by more than a seventh of what black and white differ by. */
const tolerance = { share: 0.01, colour: 0.15 };

/** The page may grow or shrink by one part in a hundred: letters that are drawn a little wider break lines elsewhere. */
const growth = 0.01;

const read = async (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('looks as it was last seen:', () => {
  for (const path of isWhole ? pages : inShort) {
    test(path, async ({ open }) => {
      const page = await open(path, { viewport: { width: 360, height: 900 }, reducedMotion: 'reduce' });
      await layOutWhole(page);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widthsOf(path)) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
        const seen = await sharp(shot)
          .resize({ width: width / 4, kernel: 'linear' })
          .png({ palette: true })
          .toBuffer();

        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;
        const known = `tests/browser/pages/looks/${name}`;
        if (process.env.UPDATE_LOOKS) {
          mkdirSync('tests/browser/pages/looks', { recursive: true });
          writeFileSync(known, seen);
          // The README shows the first screen.
          if (path === '/' && width === 1440)
            await sharp(shot)
              .extract({ left: 0, top: 0, width, height: 880 })
              .resize({ width: 900 })
              .png({ palette: true })
              .toFile('docs/home.png');
        }
        expect(existsSync(known), `${known} is missing: run UPDATE_LOOKS=1 npm test -- looks`).toBe(true);

        const [before, after] = await Promise.all([read(known), read(seen)]);
        const height = Math.min(before.info.height, after.info.height);
        const size = (width / 4) * height;
        const difference = new Uint8Array(size * 4);
        const pixels = pixelmatch(before.data.subarray(0, size * 4), after.data.subarray(0, size * 4), difference, width / 4, height, {
          threshold: tolerance.colour,
        });
        const grown = Math.abs(before.info.height - after.info.height) / before.info.height;
        if (pixels / size > tolerance.share || grown > growth) {
          mkdirSync('dist/looks', { recursive: true });
          writeFileSync(`dist/looks/${name}`, seen);
          await sharp(difference, { raw: { width: width / 4, height, channels: 4 } }).toFile(
            `dist/looks/${name.replace('.png', '-difference.png')}`,
          );
        }
        expect.soft(grown, `how much of its height the page has changed; see dist/looks/${name}`).toBeLessThanOrEqual(growth);
        expect.soft(pixels / size, `the part of the page that has changed; see dist/looks/${name}`).toBeLessThanOrEqual(tolerance.share);
      }
    });
  }
});
