import { z } from 'zod';
import { line, lines, withPlaces } from './words.ts';

/** Words for zero, for one, and for more. */
const counted = z.strictObject({ none: line(60), one: line(60), many: withPlaces(60, 'count') });
const heading = line(50);
const label = line(50);
const reason = withPlaces(50, 'count');

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
    /** Weekly email on Mondays about the previous week. */
    overview: z.strictObject({
      subject: withPlaces(80, 'days', 'enquiries'),
      /** First sentence: `lead` for a week with activity, else `nothing`. */
      lead: withPlaces(200, 'enquiries', 'views'),
      nothing: line(240),
      countedEnquiries: counted,
      countedViews: counted,
      /** Change from the previous week. */
      change: z.strictObject({ more: withPlaces(60, 'count'), fewer: withPlaces(60, 'count'), same: line(60) }),
      enquiries: z.strictObject({
        heading,
        ...lines(50, 'received', 'delivered', 'kept', 'waiting', 'failed', 'quarantined', 'unanswered'),
        overdue: withPlaces(50, 'count'),
        reasons: z.strictObject({ robot: reason, 'other-origin': reason, 'too-many': reason }),
      }),
      /** Headings of lists, and the text of empty lists. */
      views: z.strictObject({ heading, none: line(120) }),
      pages: z.strictObject({ heading, noPage: label }),
      referrers: z.strictObject({ heading, none: line(120), other: label }),
      devices: z.strictObject({ heading, phone: label, tablet: label, desktop: label }),
      funnel: z.strictObject({ heading, says: line(160), views: label, contactViews: label, started: label, sent: label, kept: label }),
      vitals: z.strictObject({
        heading,
        says: line(160),
        none: line(120),
        names: z.strictObject({ LCP: label, INP: label, CLS: label, FCP: label, TTFB: label }),
        ratings: z.strictObject({ good: label, needsWork: label, poor: label, tooFew: label }),
      }),
      questions: z.strictObject({ heading, none: line(120) }),
      /** Source of the answers where a model is configured: the model, or the built-in answers and the reason. */
      answers: z.strictObject({ heading, model: label, failed: label, unused: label, spent: label }),
      searches: z.strictObject({ heading, none: line(120), times: label }),
      documents: z.strictObject({ heading, none: line(120), other: label }),
      footer: line(240),
    }),
    /** Link to the desk, and from where it can be opened. */
    ownersView: z.strictObject({ label, text: line(160) }),
  })
  .meta({ silent: true });
