import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { mergeFonts } from './merge-fonts.ts';

/** The family comes in files by script; each has glyphs that the others lack. */
const files = ['latin', 'latin-ext', 'vietnamese'].map(
  (script) => `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${script}-wght-normal.woff2`,
);

/** The weights that styles use, from body text to what is printed bold. */
const weights = { min: 400, max: 700, default: 400 } as const;

/** Kerning, figures of one width (`tabular-nums`), and what the drawing of heavy weights needs. */
const features = ['kern', 'tnum', 'rvrn'];

/** Widths are in the outlines as well, styles' names are for menus, marks are never set apart from their letters, and screens need no hints. */
const unused = ['HVAR', 'STAT', 'GDEF', 'gasp', 'prep'];

/**
 * The site's typeface with these characters, out of all files of the family, as one variable font: plain TrueType, weights 400 to 700.
 * Those of the family's first file are kerned. A character that the family does not have is left out.
 */
export async function siteTypeface(characters: string): Promise<Buffer> {
  const cut = files.map((file, index) =>
    subsetFont(readFileSync(file), characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weights },
      keepFeatures: index === 0 ? features : [],
      noHinting: true,
      glyphNames: true,
      dropTables: unused,
    }),
  );
  return mergeFonts(await Promise.all(cut));
}
