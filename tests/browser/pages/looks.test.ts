import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe } from 'vitest';
import { drawn, expect, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';

/*
 * Compares key pages with stored pictures that a person has checked. Each picture is the whole page at a quarter of its size:
 * a moved block, a missing picture or a different colour shows there, but a machine's own letter rendering does not.
 * Fonts of the machine are excluded (scripts/tools/fonts.conf); FONTCONFIG_FILE tries others.
 * `npm run test:long -- looks` compares all of them at every width. After an intended change, run `UPDATE_LOOKS=1 npm test -- looks`
 * and check the changed pictures in tests/browser/pages/looks and docs/home.png.
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
/** Pages of the short run: those that differ most from each other. */
const inShort = ['/', '/services/dynamic-pricing', '/case-studies/luxewear', '/contact'];
const isWhole = Boolean(process.env.LONG || process.env.UPDATE_LOOKS);
/** The short run adds a wide window only for the pages whose layout uses the width differently. */
const widthsOf = (path: string) =>
  isWhole ? [360, 768, 1440] : ['/', '/services/dynamic-pricing', '/contact'].includes(path) ? [360, 1440] : [360];

/** Up to 1% of the pixels may differ by more than 0.15 of the difference between black and white. */
const tolerance = { share: 0.01, colour: 0.15 };

/** The page height may change by 1%: slightly wider letters can break lines elsewhere. */
const growth = 0.01;

const read = async (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('looks as in its stored picture:', () => {
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
          // The README shows the first screen of the home page.
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
