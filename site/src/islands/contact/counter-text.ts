import type { Content } from '../../../../content/load.ts';
import { fill } from '../../../../shared/format/fill.ts';

/** A number of characters in figures. */
export const count = (characters: number) => characters.toLocaleString('en-GB');

/** What a field says of its length. No browser cuts what is pasted: a text that is too long stays whole, for its writer to shorten. */
export function counterText(
  words: Content['pages']['contact']['form']['counter'],
  length: number | undefined,
  longest: number,
): string | undefined {
  if (length === undefined) return undefined;
  const most = count(longest);
  return length > longest ? fill(words.over, { count: count(length - longest), most }) : fill(words.near, { count: count(length), most });
}
