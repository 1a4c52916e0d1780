import type { FieldPlace } from './walk.ts';

/*
 * Marks tie a text of the preview to its place in the content. A mark follows the text: its place as JSON, in Unicode's tag characters
 * (U+E0020 to U+E007E stand for ASCII, and are not shown), and the tag that ends a sequence. Builds have none. Code that compares or
 * measures texts of the content reads them with `unmarked`.
 */

const TAGS = 0xe0000;
const END = '\u{e007f}';
/** One mark, or several where a marked text ends a sentence that has a mark of its own: the last is that of the sentence. */
const marks = /[\u{e0020}-\u{e007f}]+/gu;

/** @param place with ASCII characters only */
export const markOf = ({ file, path }: FieldPlace): string =>
  String.fromCodePoint(...[...JSON.stringify([file, ...path])].map((sign) => TAGS + sign.charCodeAt(0))) + END;

/** Removes all marks from a text. */
export const unmarked = (text: string): string => text.replace(marks, '');

/** A piece of a text; a piece after the last mark has no place. */
export interface MarkedPart {
  text: string;
  place?: FieldPlace;
}

/** Splits a text after each of its marks. */
export function markedParts(text: string): MarkedPart[] {
  let end = 0;
  const parts = [...text.matchAll(marks)].map(({ 0: mark, index }): MarkedPart => {
    const part = { text: text.slice(end, index), place: placeOf(mark) };
    end = index + mark.length;
    return part;
  });
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

function placeOf(run: string): FieldPlace {
  const mark = run.split(END).at(-2) ?? '';
  const json = [...mark].map((tag) => String.fromCharCode((tag.codePointAt(0) as number) - TAGS)).join('');
  const [file, ...path] = JSON.parse(json) as [string, ...FieldPlace['path']];
  return { file, path };
}
