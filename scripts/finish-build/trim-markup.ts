/** Elements of drawings that have no content. */
const shapes = 'path|circle|rect|ellipse|line|image|use';

/** Where a part of a drawing stands and how large it is. Not what it is scaled or turned by. */
const places = 'd|points|x|y|cx|cy|r|rx|ry|x1|x2|y1|y2|width|height';

/** The end of a paragraph that ends by itself, as what follows can be in none (https://html.spec.whatwg.org/#optional-tags). */
const endOfParagraph = /<\/p>(?=<(?:p|div|ul|ol|h[1-6]|section|form|dl|footer|table|li|\/(?:div|section|ul|form|blockquote|figure))[ >])/g;

/**
 * Writes markup as short as HTML lets it be written: empty shapes as `<path …/>`, of which a page has up to two hundred; marks that only have to
 * be there without a value; no end of what ends by itself, and no value that is empty; and of computed numbers as many decimals as a screen can show: one for
 * places, two for scales and turns.
 * @param html a whole page
 */
export const trimMarkup = (html: string): string =>
  html
    .replace(new RegExp(`><\\/(?:${shapes})>`, 'g'), '/>')
    .replace(/<\/(?:li|dt|dd)>/g, '')
    .replace(endOfParagraph, '')
    .replace(/( [a-z-]+)=""(?=[ >/])/gi, '$1')
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
