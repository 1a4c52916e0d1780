/** Elements of drawings that have no content. */
const shapes = 'path|circle|rect|ellipse|line|image|use';

/** Where a part of a drawing stands and how large it is. Not what it is scaled or turned by. */
const places = 'd|points|x|y|cx|cy|r|rx|ry|x1|x2|y1|y2|width|height';

/**
 * Writes markup as short as HTML lets it be written: empty shapes as `<path …/>`, of which a page has up to two hundred; marks that only have to
 * be there without a value; no end of what ends by itself in a list; and of computed numbers as many decimals as a screen can show: one for
 * places, two for scales and turns.
 * @param html a whole page
 */
export const trimMarkup = (html: string): string =>
  html
    .replace(new RegExp(`><\\/(?:${shapes})>`, 'g'), '/>')
    .replace(/<\/(?:li|dt|dd)>/g, '')
    .replace(/( data-[a-z-]+)="true"(?=[ >])/g, '$1')
    .replace(new RegExp(`<(?:${shapes}|g|text|tspan) [^>]*`, 'g'), (tag) =>
      tag
        .replace(new RegExp(` (?:${places})="[^"]*|translate\\([^)]*`, 'g'), (place) => place.replace(/\d*\.\d{2,}(?![.\d])/g, rounded(1)))
        .replace(/\d*\.\d{3,}(?![.\d])/g, rounded(2)),
    );

/** Without a zero before the point where there was none: a path may write 1.5.25. */
const rounded = (decimals: number) => (number: string) => {
  const short = String(Number(Number(number).toFixed(decimals)));
  return number.startsWith('.') ? short.replace(/^0\./, '.') : short;
};
