import { removeLoneSurrogates } from '../../../../shared/format/remove-lone-surrogates.ts';

/**
 * The beginning of a text that has no character in two halves: neither one of two code units nor one of several code points, such as a flag.
 * @param most UTF-16 code units that it may have
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return removeLoneSurrogates(text);
  let end = 0;
  // Two more units show whether a character goes on.
  for (const { index, segment } of segmentsOf(text.slice(0, most + 2))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // A single character that is longer than all that is wanted.
  return removeLoneSurrogates(text.slice(0, end || most));
}

/** The characters of a text; its code points in Firefox before 125, which has no segmenter. */
const segmentsOf = (text: string): Iterable<{ index: number; segment: string }> =>
  Intl.Segmenter ? new Intl.Segmenter().segment(text) : [...text.matchAll(/./gsu)].map(({ index, 0: segment }) => ({ index, segment }));
