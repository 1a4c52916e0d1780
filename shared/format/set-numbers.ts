const range = /(?<![\d-])(\d{1,3})-(\d{1,3})(?![\d-])/g;
/** A path, or one word with a letter, such as a file name, a slug or a URL. */
const isName = (text: string) => text.startsWith('/') || (!/\s/.test(text) && /[a-z]/i.test(text));
const beforeUnit = /(?<=\d\+?) (?=(?:second|minute|hour|day|week|month|year)s?\b|(?:ms|ml|kg|km|KB|MB|lakh|crore)\b)/g;

/**
 * Typesets texts for pages, search and assistant: an en dash in ranges, and no line break between a number and its unit. PDFs and share
 * pictures use the plain content.
 * @param value a text, or a list or object with texts at any depth. Addresses, dates and names of files do not change.
 */
export function setNumbers<T>(value: T): T {
  return typeset(value) as T;
}

function typeset(value: unknown): unknown {
  if (typeof value === 'string') return isName(value) ? value : value.replace(range, '$1–$2').replace(beforeUnit, '\u00a0');
  if (Array.isArray(value)) return value.map(typeset);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)]));
}
