import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Font } from 'satori';
import { typefaceAt, writingSystems } from '../../../site/typeface.ts';

const folder = 'site/.generated';

/** Weights used by headings and drawings. */
const weights = [400, 600, 650, 700] as const;

const fileOf = (script: string, weight: (typeof weights)[number]) => `${folder}/anek-${script}-${weight}.ttf`;

/** Paths of the font files for resvg, one for each weight and writing system. Written by writeShareFonts(). */
export const shareFontFiles = weights.flatMap((weight) => writingSystems.map((script) => fileOf(script, weight)));

/** Writes the font files for share pictures. */
export async function writeShareFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const weight of weights)
    for (const script of writingSystems) writeFileSync(fileOf(script, weight), await typefaceAt(script, weight));
}

let heading: Font[] | undefined;

/** Returns the fonts for satori. The array is always the same, because satori parses the fonts of each new array. */
export function headingFonts(): Font[] {
  // satori falls back to the next family for a missing character.
  heading ??= writingSystems.flatMap((script) => [
    { name: `Anek ${script}`, data: readFileSync(fileOf(script, 650)), weight: 600 },
    { name: `Anek ${script}`, data: readFileSync(fileOf(script, 400)), weight: 400 },
  ]);
  return heading;
}
