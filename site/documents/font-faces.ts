import unicodeRanges from '@fontsource-variable/anek-latin/unicode.json' with { type: 'json' };
import { typefaceAt, writingSystems } from '../typeface.ts';

const weights = [400, 600, 650];

/** Returns `@font-face` rules, with inlined files, for the three weights that documents use. */
export async function fontFaces(): Promise<string> {
  const faces = weights.flatMap((weight) =>
    writingSystems.map(async (script) => {
      const file = await typefaceAt(script, weight);
      const source = `url(data:font/ttf;base64,${Buffer.from(file).toString('base64')})`;
      return `@font-face{font-family:"Anek Latin";font-weight:${weight};unicode-range:${unicodeRanges[script]};src:${source}}`;
    }),
  );
  return (await Promise.all(faces)).join('');
}
