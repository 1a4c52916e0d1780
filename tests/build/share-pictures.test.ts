import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { composeSharePicture } from '../../scripts/build/share-pictures/compose-share-picture.ts';
import { palette } from '../../site/src/drawings/palette.ts';
import { builtFolder, builtPage, pageFile } from '../support/built-site/built-site.ts';
import { siteRoutes } from '../support/content/site-routes.ts';

/** Size in the header of a PNG (PNG specification, section 11.2.2). */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('the share picture', () => {
  const pictures = siteRoutes.map(({ path }) => {
    const page = builtPage(pageFile(path));
    const content = (name: string) => String(select(`meta[property="${name}"]`, page)?.properties.content);
    return { path, address: content('og:image'), declared: { width: +content('og:image:width'), height: +content('og:image:height') } };
  });
  const fileOf = (address: string) => readFileSync(join(builtFolder, new URL(address).pathname));

  test.each(pictures)('of $path has the declared size', ({ address, declared }) => {
    const png = fileOf(address);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
    expect(declared).toEqual(sizeOf(png));
    expect(png.length).toBeLessThanOrEqual(60_000);
  });

  test('of each page differs from all others', () => {
    const hashes = pictures.map(({ address }) => createHash('sha256').update(fileOf(address)).digest('hex'));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('a share picture shows', () => {
  const compose = (main: string, header = '<svg viewBox="0 0 34 34"><path d="M1 1"/></svg>', sells?: string) => {
    const html = `<head><meta property="og:site_name" content="Tarazu"></head><header>${header}</header><main>${main}</main>`;
    return composeSharePicture(unified().use(rehypeParse).parse(html), html, sells);
  };
  const drawing = (viewBox: string, inside: string) => `<svg viewBox="${viewBox}" role="img" aria-label="A shelf">${inside}</svg>`;

  test('the first drawing of the page on its colour field', async () => {
    const { background } = await compose(
      `<h1>A shelf</h1><div class="x tone-marigold-tint">${drawing('0 0 640 480', '<path d="M9 9"/>')}</div>${drawing('0 0 640 480', '<path d="M8 8"/>')}`,
    );
    expect(background).toContain(`fill="${palette.marigoldTint}"/><g`);
    expect(background).toContain('<path d="M9 9"/>');
    expect(background).not.toContain('M8 8');
  });

  test("the brand's mark for a page without a drawing", async () => {
    expect((await compose('<h1>Terms</h1>')).background.match(/M1 1/g)).toHaveLength(2);
  });

  test('a long heading in a smaller size, and refuses one that does not fit', async () => {
    const picture = drawing('0 0 640 480', '');
    const tall = async (words: string) => Number(/ height="([\d.]+)"/.exec((await compose(`<h1>${words}</h1>${picture}`)).title.svg)?.[1]);
    expect(await tall('Stock that reorders itself before the shelf is empty, and asks you first when unsure')).toBeLessThan(454);
    await expect(compose(`<h1>${'Stock that reorders itself. '.repeat(30)}</h1>${picture}`)).rejects.toThrow(
      /too long for its share picture: shorten/,
    );
  });

  test.each([0.5, 1, 1.6, 1.61, 3])(
    'any heading and line that the content allows, beside a drawing %d times as wide as high',
    async (ratio) => {
      // The longest have 60 and 70 characters (content/schema/), and W is the widest letter.
      const [heading, sells] = ['WWWWWWWWW '.repeat(6), 'WWWWWWWWW '.repeat(7)];
      const picture = await compose(`<h1>${heading}</h1>${drawing(`0 0 ${ratio * 100} 100`, '')}`, undefined, sells);
      expect(picture.title.y).toBeGreaterThan(100);
    },
  );

  test('nothing if a part is missing: the build fails with the reason', async () => {
    await expect(compose(drawing('0 0 640 480', ''))).rejects.toThrow(/no <h1>/);
    await expect(compose('<h1>Terms</h1>', '')).rejects.toThrow(/no drawing/);
    await expect(compose(`<h1>X</h1><div class="tone-purple">${drawing('0 0 4 3', '')}</div>`)).rejects.toThrow(/"purple"/);
  });
});
