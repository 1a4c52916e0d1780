import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { shareFontFile, shareWeights } from './share-pictures/share-fonts.ts';
import { siteTypeface } from './typeface/site-typeface.ts';
import { typedCharacters } from './typeface/typed-characters.ts';

const target = 'site/.generated/anek-latin.woff2';

/**
 * Cuts the site's typeface down to what people type, scripts write and the content says, and to the weights that its styles use,
 * so that it fits the budget of 30 KiB (docs/decisions/0002-one-inlined-page.md), and once more at each weight that share pictures have.
 */
export async function subsetFontToSite(): Promise<void> {
  const contentFolder = process.env.CONTENT_DIR ?? 'content';
  const texts = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => readFileSync(join(contentFolder, name), 'utf8'));
  // ASCII is typed anyway, and nearly all that a thousand pages say.
  const beyondAscii = texts.flatMap((text) => text.match(/[^\x20-\x7e]/gu) ?? []);
  const characters = [...new Set([...typedCharacters, ...beyondAscii])].join('');
  const font = await siteTypeface(characters);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await subsetFont(font, characters, { targetFormat: 'woff2' }));
  for (const weight of shareWeights)
    writeFileSync(shareFontFile(weight), await subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
}
