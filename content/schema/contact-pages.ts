import { z } from 'zod';
import { eachField, eachRequired } from '../enquiry-fields.ts';
import { between } from './list.ts';
import { pageHead, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { action, entryOf, line, pageHeading, shortName, withPlaces } from './words.ts';

/** Words of the contact form. Keep them short: visitors read them in a hurry. */
const messageForm = z.strictObject({
  labels: z.strictObject({ ...eachField(() => line(24)), optional: line(16) }),
  /** Hints below the labels: what to write, and in which format. */
  hints: z.strictObject(eachField(() => line(120).optional())),
  button: line(24),
  /** Label of the button while sending. */
  sending: line(24),
  /** Note beside the button where an external email service takes the message. */
  noteElsewhere: line(90),
  /** Note while sending. */
  sendingNote: line(90),
  /** Privacy notice beside the button, with a link to the privacy page. */
  privacy: z.strictObject({ text: line(110), link: line(40) }),
  /** Link that sends the message by WhatsApp, shown if agency.yaml has a number. */
  whatsapp: line(40),
  /** Note when a stored draft was restored. */
  restored: line(90),
  /** Note when the restored draft was sent without a response. Only for our own server, which deduplicates messages. */
  unsure: line(140),
  errors: z.strictObject({
    /** Headings of the error summary, which links to each invalid field. */
    required: line(60),
    email: line(60),
    /** Error above the button when sending failed. */
    failed: line(80),
    /** Follows `failed`: states that the message is kept. */
    kept: line(120),
    /** Introduces the phone number and email address. */
    directly: line(80),
    /** Errors at the fields. */
    missing: z.strictObject(eachRequired(() => line(60))),
    emailShape: line(80),
    /** Errors for values over the limit, in the summary and at the field. */
    long: line(60),
    tooLong: withPlaces(60, 'most'),
  }),
  /** Confirmation in place of the form after a message was sent. */
  sent: toConfirm('terms', {
    heading: line(60),
    /** States when a person answers. */
    text: line(180),
    /** Label of the reference. */
    reference: line(24),
    /** Link to the receipt page, which needs our own server. */
    follow: line(40),
    /** Link to the empty form. */
    again: line(40),
    /** Suggested document, by its file name in content/resources. */
    guide: z.strictObject({ text: line(40), resource: entryOf('resources') }),
  }),
  /** Label of the honeypot field. People meet it only without styles. */
  trap: line(40),
});

export const contact = z.strictObject({
  ...pageHead,
  form: messageForm,
  /** Panel beside the form: what happens next. */
  next: toConfirm('plan', { heading: line(40), steps: between(2, 4, line(90)) }),
  /** The person who answers, by the name of a team member. */
  who: toConfirm('plan', { name: line(40).meta({ silent: true }), text: line(110) }),
  labels: z.strictObject({ visit: line(16), call: line(16), write: line(16) }),
  faq: z
    .strictObject({
      ...sectionHead,
      items: z
        .array(toConfirm('terms', { id: shortName, question: line(90), answer: line(420) }))
        .min(6, 'must have 6 questions or more')
        .meta({ title: 'Questions' }),
    })
    .meta({ title: 'Common questions' }),
});

/** Words for one state of a message: the receipt's heading, and what happens next. */
const receiptState = z.strictObject({ heading: pageHeading(60), text: line(220) });

export const receipt = z.strictObject({
  ...pageHead,
  form: z.strictObject({ label: line(24), hint: line(120), button: line(24) }),
  /** Label of the requested reference. */
  reference: line(24),
  states: z.strictObject({
    /** Stored, and queued for mailing. */
    received: receiptState,
    delivered: receiptState,
    /** Stored without a mail server in the settings: nobody was mailed. */
    kept: receiptState,
    /** Mailing has failed so far and is being retried. */
    delayed: receiptState,
    unknown: receiptState,
    /** Rate limit exceeded. */
    tooMany: receiptState,
  }),
  /** Link below the state. */
  action,
  /** Replaces the receipt where an external email service takes the messages: the site then does not know what became of them. */
  withoutServer: z.strictObject({ lead: pageHead.lead, text: z.array(line(300)).min(1) }),
});
