import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';

/** The styles of an instrument are a layer of this name, and its page's part says which one it is: `data-instrument`. */
const layer = /@layer sections\.([\w-]+)\{/g;

/** The place after the brace that closes the one before `from`. A brace within a string is none. */
function closing(css: string, from: number): number {
  let open = 1;
  const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;
  marks.lastIndex = from;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '{') open++;
    if (mark[0] === '}' && --open === 0) return marks.lastIndex;
  }
  throw new Error('has styles of an instrument that do not end');
}

/**
 * The page's source without the styles of instruments that it has not: one route has many pages, and each of them would carry all of them.
 * @param html minified: its styles stand in the page
 * @throws Error when such styles have no end
 */
export function ownInstruments(html: string, page: Root): string {
  const own = new Set(selectAll('[data-instrument]', page).map(({ properties }) => properties.dataInstrument));
  let kept = '';
  let from = 0;
  for (const { 0: head, 1: name, index } of html.matchAll(layer)) {
    if (index < from || own.has(name)) continue;
    kept += html.slice(from, index);
    from = closing(html, index + head.length);
  }
  return kept + html.slice(from);
}
