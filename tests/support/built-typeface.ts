import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap } from '../../scripts/typeface/character-map.ts';
import { readTables } from '../../scripts/typeface/font-tables.ts';
import { builtFiles, builtFolder } from './built-site.ts';

/** Every character that the typeface of the built site draws. @throws Error unless it is one file */
export async function typefaceCharacters(): Promise<ReadonlySet<string>> {
  const [file, another] = builtFiles('.woff2');
  if (!file || another) throw new Error('The site has no typeface, or more than one file of it');
  const font = await subsetFont(readFileSync(join(builtFolder, file)), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  return new Set([...readCharacterMap(readTables(font).get('cmap') as Buffer).keys()].map((code) => String.fromCodePoint(code)));
}
