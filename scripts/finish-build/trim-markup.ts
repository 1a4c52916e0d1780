/** Elements of drawings that have no content. */
const shapes = 'path|circle|rect|ellipse|line|image|use';

/**
 * Writes markup as short as HTML lets it be written: empty shapes as `<path …/>`, of which a page has up to two hundred; marks that only have to
 * be there without a value; and what was computed with two decimals, which is less than a screen can show.
 * @param html a whole page
 */
export const trimMarkup = (html: string): string =>
  html
    .replace(new RegExp(`><\\/(?:${shapes})>`, 'g'), '/>')
    .replace(/( data-[a-z-]+)="true"(?=[ >])/g, '$1')
    .replace(new RegExp(`<(?:${shapes}|g|text|tspan) [^>]*`, 'g'), (tag) => tag.replace(/\d*\.\d{3,}(?![.\d])/g, twoDecimals));

/** Without a zero before the point where there was none: a path may write 1.5.25. */
function twoDecimals(number: string): string {
  const rounded = String(Number(Number(number).toFixed(2)));
  return number.startsWith('.') ? rounded.replace(/^0\./, '.') : rounded;
}
