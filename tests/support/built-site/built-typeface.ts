import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { builtFolder, builtText } from './built-site.ts';

const face = /@font-face\s*\{[^}]*url\("?([^")]+\.woff2)"?\)[^}]*unicode-range:([^;}]+)/g;

/** Returns every character that the site's typeface draws: those within the `unicode-range` of each file. */
export function typefaceCharacters(): ReadonlySet<string> {
  const drawn = new Set<string>();
  for (const [, address = '', range = ''] of builtText('index.html').matchAll(face)) {
    const font = create(readFileSync(join(builtFolder, address)));
    if (font.isCollection) throw new Error(`${address} is more than one font`);
    const isInRange = within(range);
    for (const code of font.characterSet) if (isInRange(code)) drawn.add(String.fromCodePoint(code));
  }
  return drawn;
}

/**
 * Returns a test for code points in a range.
 * @param range as in CSS: `U+0-FF,U+131`, `U+4??`
 */
function within(range: string): (code: number) => boolean {
  const parts = [...range.matchAll(/U\+([\da-f]*)(\?*)(?:-([\da-f]+))?/gi)].map(([, first = '', any = '', last]) => ({
    first: Number.parseInt(first + any.replaceAll('?', '0'), 16),
    last: Number.parseInt(last ?? first + any.replaceAll('?', 'f'), 16),
  }));
  return (code) => parts.some(({ first, last }) => first <= code && code <= last);
}
