/**
 * The beginning of a text that has no character in two halves: neither one of two code units nor one of several code points, such as a flag.
 * @param most UTF-16 code units that it may have
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return removeLoneSurrogates(text);
  let end = 0;
  // Two more units show whether a character goes on.
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, most + 2))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // A single character that is longer than all that is wanted.
  return removeLoneSurrogates(text.slice(0, end || most));
}

/** A text without halves of characters, which cannot stand in an address and are refused by databases; a transcript can have some. */
const removeLoneSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, '');
