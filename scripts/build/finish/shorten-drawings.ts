const drawing = /<svg\b.*?<\/svg>/gs;
const emptyElement = /><\/(?:path|circle|ellipse|rect|line|use)>/g;
const longNumber = /-?\d+\.\d{4,}/g;

/** Shortens the drawings of a page: closes empty elements by a slash, and rounds numbers to thousandths of a unit. */
export const shortenDrawings = (html: string): string =>
  html.replace(drawing, (svg) =>
    svg.replace(emptyElement, '/>').replace(longNumber, (number) => String(Number(Number(number).toFixed(3)))),
  );
