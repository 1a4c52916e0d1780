import type { Content } from '../../../../content/load.ts';
import { fill } from '../../../../shared/format/fill.ts';

/** Formats a number of characters. */
export const count = (characters: number) => characters.toLocaleString('en-GB');

/** Returns a field's counter. There is no maxlength, because browsers would truncate pasted text without notice. */
export function counterText(
  words: Content['pages']['contact']['form']['counter'],
  length: number | undefined,
  longest: number,
): string | undefined {
  if (length === undefined) return undefined;
  const most = count(longest);
  return length > longest ? fill(words.over, { count: count(length - longest), most }) : fill(words.near, { count: count(length), most });
}
