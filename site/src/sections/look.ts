/**
 * A style sheet that gives a section its form on one page. Sections that many pages have are of one markup, so that every page says the same things
 * in the same order to somebody who hears it or reads its twin; what they look like is the page's own sheet.
 */
export type Look = Readonly<Record<string, string>>;
