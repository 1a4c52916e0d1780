import { z } from 'zod';
import { line, lines, withPlaces } from './words.ts';

/** How many of something: none, one, and `{count}` of them. */
const counted = z.strictObject({ none: line(60), one: line(60), many: withPlaces(60, 'count') });
const heading = line(50);
const label = line(50);
const reason = withPlaces(50, 'count');

/** Mail that the site sends to its owner. */
export const mail = z.strictObject({
  enquiry: z.strictObject({
    /** Has `{reference}`, by which owner and visitor speak of the same enquiry; may have `{name}`. */
    subject: withPlaces(80, 'reference'),
    reference: line(24),
    received: line(24),
    /** Below an enquiry, where messages lie in quarantine. */
    quarantine: z.strictObject({ one: line(160), many: withPlaces(160, 'count') }),
    footer: line(160),
    /** Below it, where an answer reaches the visitor; and below the message, where it does not. */
    answer: line(160),
    noAnswer: withPlaces(240, 'email'),
  }),
  /** The answer to an enquiry, as the desk begins it. Its subject has the reference; it may have `{agency}`. */
  reply: z.strictObject({
    subject: withPlaces(80, 'reference'),
    greeting: withPlaces(60, 'name'),
    closing: line(60),
    quoted: withPlaces(60, 'date'),
  }),
  /** The mail on Mondays about the week before. */
  overview: z.strictObject({
    subject: withPlaces(80, 'days', 'enquiries'),
    /** Said first: something happened, or nothing at all. */
    lead: withPlaces(200, 'enquiries', 'views'),
    nothing: line(240),
    countedEnquiries: counted,
    countedViews: counted,
    /** Against the week before. */
    change: z.strictObject({ more: withPlaces(60, 'count'), fewer: withPlaces(60, 'count'), same: line(60) }),
    enquiries: z.strictObject({
      heading,
      ...lines(50, 'received', 'delivered', 'kept', 'waiting', 'failed', 'quarantined', 'unanswered'),
      overdue: withPlaces(50, 'count'),
      reasons: z.strictObject({ robot: reason, 'other-origin': reason, 'too-many': reason }),
    }),
    /** Headings of lists, and what stands there when there is nothing to list. */
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
    /** Who answered, where the assistant has a model: it, or builtin in its place and why. */
    answers: z.strictObject({ heading, model: label, failed: label, unused: label, spent: label }),
    searches: z.strictObject({ heading, none: line(120), times: label }),
    documents: z.strictObject({ heading, none: line(120), other: label }),
    footer: line(240),
  }),
  /** The link to the desk, and from where it can be opened. */
  ownersView: z.strictObject({ label, text: line(160) }),
});
