import { z } from 'zod';
import { line, lines, withPlaces } from './words.ts';

/** Emails to the owner. */
export const mail = z
  .strictObject({
    enquiry: z.strictObject({
      /** Must contain `{reference}`, which identifies the enquiry to owner and visitor; may contain `{name}`. */
      subject: withPlaces(80, 'reference'),
      reference: line(24),
      received: line(24),
      /** Appended to an enquiry while messages are in quarantine. */
      quarantine: z.strictObject({ one: line(160), many: withPlaces(160, 'count') }),
      footer: line(160),
      /** Appended when a reply reaches the visitor; `noAnswer` when it does not. */
      answer: line(160),
      noAnswer: withPlaces(240, 'email'),
    }),
    /** Template of a reply at the desk. `subject` must contain the reference; `{agency}` is optional. */
    reply: z.strictObject({
      subject: withPlaces(80, 'reference'),
      greeting: withPlaces(60, 'name'),
      closing: line(60),
      quoted: withPlaces(60, 'date'),
    }),
    /** Weekly email on Mondays about the previous week, in plain text. */
    overview: z.strictObject({
      subject: withPlaces(80, 'days', 'enquiries'),
      countedEnquiries: z.strictObject({ none: line(60), one: line(60), many: withPlaces(60, 'count') }),
      /** Of a week without enquiries and page views. */
      nothing: line(240),
      /** Headings of the two columns of numbers. */
      ...lines(16, 'week', 'before'),
      numbers: z.strictObject(lines(34, 'enquiries', 'quarantined', 'views', 'begun', 'downloads', 'fast')),
      wants: z.strictObject({
        ...lines(60, 'heading', 'none', 'questions', 'searches'),
        unanswered: withPlaces(60, 'count'),
        overdue: withPlaces(60, 'count'),
      }),
      footer: line(240),
    }),
    /** Link to the desk, and from where it can be opened. */
    ownersView: z.strictObject({ label: line(50), text: line(160) }),
  })
  .meta({ silent: true });
