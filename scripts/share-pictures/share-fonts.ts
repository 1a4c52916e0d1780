import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Font } from 'satori';
import { typefaceAt, typefaceScripts } from '../../site/typeface.ts';

const folder = 'site/.generated';

/** The weights that headings and the lettering in drawings have. */
const weights = [400, 600, 650, 700] as const;

const fileOf = (script: string, weight: (typeof weights)[number]) => `${folder}/anek-${script}-${weight}.ttf`;

/** The typeface at each weight, as resvg reads it; written by writeShareFonts(). */
export const shareFontFiles = weights.flatMap((weight) => typefaceScripts.map((script) => fileOf(script, weight)));

/** Writes the files that share pictures are drawn with. */
export async function writeShareFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const weight of weights)
    for (const script of typefaceScripts) writeFileSync(fileOf(script, weight), await typefaceAt(script, weight));
}

let heading: Font[] | undefined;

/** The typeface of headings and of text for satori, which parses a list of fonts again unless it is the same array. */
export function headingFonts(): Font[] {
  // satori looks for a character that one family lacks in the next.
  heading ??= typefaceScripts.flatMap((script) => [
    { name: `Anek ${script}`, data: readFileSync(fileOf(script, 650)), weight: 600 },
    { name: `Anek ${script}`, data: readFileSync(fileOf(script, 400)), weight: 400 },
  ]);
  return heading;
}
