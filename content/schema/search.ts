import { z } from 'zod';
import { internalLink, line, withPlaces } from './words.ts';

/** Words of the search: its dialog on every page, and the page /search. */
export const search = z.strictObject({
  /** On the button in the header, and on the button of the form. */
  name: line(16),
  /** Of the field. */
  field: line(40),
  /** In the empty field. */
  placeholder: line(40),
  close: line(16),
  /** Above the results. */
  groups: z.strictObject({ page: line(24), question: line(24), case: line(24), document: line(24) }),
  /** Before anything is typed. */
  hint: line(120),
  /** Beside it, for who has a keyboard. */
  shortcut: line(80),
  /** Before anything is typed, and where nothing was found: pages that answer what most come for. */
  start: z.strictObject({
    heading: line(32),
    links: z
      .array(z.strictObject({ label: line(48), href: internalLink }))
      .min(1)
      .max(6),
  }),
  /** How the results are chosen, for who hears the page. */
  keys: line(120),
  /** While the index is on its way. */
  loading: line(60),
  oneResult: line(60),
  results: withPlaces(60, 'count'),
  /** When slips of the keyboard were mended. */
  readAs: withPlaces(60, 'query'),
  all: line(40),
  none: z.strictObject({
    heading: withPlaces(60, 'query'),
    text: line(120),
    assistant: line(40),
    contact: line(40),
    /** What the contact form is given; the visitor can change it. */
    message: withPlaces(160, 'query'),
  }),
  failed: z.strictObject({ text: line(140), page: line(40), contact: line(40) }),
  tooLong: withPlaces(120, 'most'),
  tooMany: line(120),
  /** For a browser without JavaScript, on a host without our server. */
  needs: line(200),
  /** Other words by which visitors look for a page, beside those in assistant/names.yaml. */
  names: z.array(z.strictObject({ href: internalLink, names: z.array(line(40)).min(1) })),
  /** Words that pages use in passing and say nothing about: they find only what has them in its title or names. */
  inPassing: z.array(line(24)),
});
export type SearchWords = z.infer<typeof search>;
