import { z } from 'zod';
import { internalLink, line, withPlaces } from './words.ts';

/** Words of the search dialog and of the page /search. */
export const search = z.strictObject({
  /** Label of the header's button and of the form's button. */
  name: line(16),
  /** Label of the field. */
  field: line(40),
  /** Placeholder of the field. */
  placeholder: line(40),
  close: line(16),
  /** Headings of the groups of results. */
  groups: z.strictObject({ page: line(24), question: line(24), case: line(24), document: line(24) }),
  /** Hint while the field is empty. */
  hint: line(120),
  /** Keyboard shortcut, beside the hint. */
  shortcut: line(80),
  /** Suggested pages while the field is empty or nothing was found. */
  start: z.strictObject({
    heading: line(32),
    links: z
      .array(z.strictObject({ label: line(48), href: internalLink }))
      .min(1)
      .max(6),
  }),
  /** Keyboard instructions for screen readers. */
  keys: line(120),
  /** Shown while the index loads. */
  loading: line(60),
  oneResult: line(60),
  results: withPlaces(60, 'count'),
  all: line(40),
  none: z.strictObject({
    heading: withPlaces(60, 'query'),
    text: line(120),
    assistant: line(40),
    contact: line(40),
    /** Prefilled message in the contact form. */
    message: withPlaces(160, 'query'),
  }),
  failed: z.strictObject({ text: line(140), page: line(40), contact: line(40) }),
  tooLong: withPlaces(120, 'most'),
  tooMany: line(120),
  /** Shown without JavaScript on a host without our server. */
  needs: line(200),
  /** Synonyms for pages, in addition to training/words/names.yaml. */
  names: z.array(z.strictObject({ href: internalLink.meta({ role: 'subject' }), names: z.array(line(40)).min(1) })).meta({ silent: true }),
  /** Words that match only titles and names, because pages' text uses them without being about them. */
  inPassing: z.array(line(24)).meta({ silent: true }),
});
export type SearchWords = z.infer<typeof search>;
