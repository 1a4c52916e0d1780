import { removeLoneSurrogates } from '../../../../shared/format/remove-lone-surrogates.ts';

/**
 * Truncates a text between grapheme clusters: never within a surrogate pair, nor within a character of several code points such as a flag.
 * @param most maximum length in UTF-16 code units
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return removeLoneSurrogates(text);
  let end = 0;
  // Include two more code units, to see whether the last character continues.
  for (const { index, segment } of segmentsOf(text.slice(0, most + 2))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // If the first character is longer than the limit, cut within it.
  return removeLoneSurrogates(text.slice(0, end || most));
}

/** Returns a text's grapheme clusters; code points in Firefox before 125, which has no Intl.Segmenter. */
const segmentsOf = (text: string): Iterable<{ index: number; segment: string }> =>
  Intl.Segmenter ? new Intl.Segmenter().segment(text) : [...text.matchAll(/./gsu)].map(({ index, 0: segment }) => ({ index, segment }));
