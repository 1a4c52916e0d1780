import { z } from 'zod';
import { eachField, eachRequired } from '../enquiry-fields.ts';
import { between } from './list.ts';
import { pageHead, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line, pageHeading, slug, withPlaces } from './words.ts';

/** The message form. Words in the middle of it are read in a hurry: they say what happens, and nothing else. */
const messageForm = z.strictObject({
  labels: z.strictObject({ ...eachField(() => line(24)), optional: line(16) }),
  /** Under the labels: what to write, and in which form. */
  hints: z.strictObject(eachField(() => line(120).optional())),
  button: line(24),
  /** The button's label while the message is on its way. */
  sending: line(24),
  /** Beside the button; the second where an outside e-mail service takes the message. */
  note: line(90),
  noteElsewhere: line(90),
  /** In the note's place while the message is on its way. */
  sendingNote: line(90),
  /** Beside the button: what we do with personal data, and the link to the page that says it all. */
  privacy: z.strictObject({ text: line(110), link: line(40) }),
  /** The same message by WhatsApp, where agency.yaml has a number. */
  whatsapp: line(40),
  /** In the note's place when an earlier draft was found in the browser. */
  restored: line(90),
  /** The same, when that draft was already sent off and no answer came. Said only with our own server, which takes a message once. */
  unsure: line(140),
  errors: z.strictObject({
    /** Above the form, with a link to each field that is concerned. */
    required: line(60),
    email: line(60),
    /** Above the button. */
    failed: line(80),
    /** After it: what became of the words. */
    kept: line(120),
    /** Before phone number and address. */
    directly: line(80),
    /** By the fields: what to do. */
    missing: z.strictObject(eachRequired(() => line(60))),
    emailShape: line(80),
    /** Above the form, and by the field. */
    long: line(60),
    tooLong: withPlaces(60, 'most'),
  }),
  /** Under a field whose limit is near, and once it is passed. */
  counter: z.strictObject({ near: withPlaces(60, 'count', 'most'), over: withPlaces(80, 'count', 'most') }),
  /** Above the form after a success. */
  sent: toConfirm('terms', {
    heading: line(60),
    /** When a person answers. */
    text: line(180),
    /** Before the reference. */
    reference: line(24),
    /** The link to the receipt, with our own server. */
    follow: line(40),
    /** A document to read meanwhile, by its name in content/resources. */
    guide: z.strictObject({ text: line(40), resource: slug }),
  }),
  /** Label of the field that robots fill in; people hear of it only where styles are missing. */
  trap: line(40),
});

export const contact = z.strictObject({
  ...pageHead,
  form: messageForm,
  /** Beside the form. */
  next: toConfirm('plan', { heading: line(40), steps: between(2, 4, line(90)) }),
  /** Who answers, by the name of a member of the team. */
  who: toConfirm('plan', { name: line(40), text: line(110) }),
  labels: z.strictObject({ visit: line(16), call: line(16), write: line(16) }),
  faq: z.strictObject({
    ...sectionHead,
    items: z.array(toConfirm('terms', { id: slug, question: line(90), answer: line(420) })).min(6, 'must have 6 questions or more'),
    /** Under each answer: leads to the answer itself, for passing on. */
    linkLabel: line(32),
  }),
});

/** What became of a message: the page's heading, and what happens next. */
const receiptState = z.strictObject({ heading: pageHeading(60), text: line(220) });

export const receipt = z.strictObject({
  ...pageHead,
  form: z.strictObject({ label: line(24), hint: line(120), button: line(24) }),
  /** Before the reference that was asked for. */
  reference: line(24),
  states: z.strictObject({
    /** Stored, and waiting to be mailed. */
    received: receiptState,
    delivered: receiptState,
    /** Stored where no mail server is set: nobody was mailed. */
    kept: receiptState,
    /** Mailing it has failed so far. */
    delayed: receiptState,
    unknown: receiptState,
    /** Asked too often in a minute. */
    tooMany: receiptState,
  }),
  /** The way on, below. */
  action: line(24),
  /** Shown instead when an outside e-mail service takes the messages: then we know of none. */
  withoutServer: z.strictObject({ lead: pageHead.lead, text: z.array(line(300)).min(1) }),
});
