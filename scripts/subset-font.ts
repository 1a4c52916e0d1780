import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { shareFontFile, shareWeights } from './share-pictures/share-fonts.ts';

const source = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const target = 'site/.generated/anek-latin.woff2';
/** What people type, and the signs that copy may need: the font falls back for nothing in Latin-1. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const always = `${ascii}‘’“”–—…·×−©°éèüöäßçñáíóú€£`;

/**
 * Cuts the site's typeface down to the characters that its words use and the weights that its styles use,
 * so that it fits the budget of 30 KiB (docs/decisions/0002-one-inlined-page.md), and once more at each weight that share pictures have.
 */
export async function subsetFontToSite(contentFolder = process.env.CONTENT_DIR ?? 'content'): Promise<void> {
  const words = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => readFileSync(join(contentFolder, name), 'utf8'))
    .join('');
  const characters = [...new Set(always + words)].join('');
  const font = readFileSync(source);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } }));
  for (const weight of shareWeights)
    writeFileSync(shareFontFile(weight), await subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
}
