import { z } from 'zod';
import { line } from './words.ts';

/** Kinds of content that the owner has to confirm, with the question to answer before. `npm run doctor` lists each separately. */
export const confirmGroups = {
  person: { name: 'People', question: 'Are these the people, with their own words about them, and do they consent?' },
  quote: { name: 'Quotes', question: 'Has this person said this, and may it be published with name and company?' },
  place: { name: 'Cities and addresses', question: 'Is there such an office, and does it do this?' },
  story: {
    name: 'Case studies',
    question: 'Did it happen so: the client, the challenge, the steps, the dates, what the return is a percentage of?',
  },
  history: { name: 'History', question: 'Is the year right, and did it happen so?' },
  figure: { name: 'What figures measure', question: 'Is the figure one of this, measured so?' },
  plan: { name: 'How the work goes', question: 'Is this how a project goes: who does what, when, and what the client receives?' },
  technical: { name: 'What the systems can do', question: 'Can they do this today, and will they for every client who reads it?' },
  terms: { name: 'What clients are promised', question: 'Will every contract keep to this, about time, data and support?' },
  holiday: {
    name: 'Holidays',
    question: 'Does the office keep these days, and is any missing?',
  },
  legal: { name: 'Legal texts', question: 'Has a lawyer read the text as it stands? Write the name of the lawyer.' },
  document: { name: 'Documents', question: 'Is what this PDF advises and tells so, from its first page to its last?' },
  answer: { name: 'What the assistant says and no page says', question: 'Would you say this to a customer?' },
} as const;
export type ConfirmGroup = keyof typeof confirmGroups;

/** Who confirmed an entry, and when. */
const confirmation = z.strictObject(
  {
    by: line(60).meta({ role: 'confirmation' }),
    on: z.iso
      .date('must be a date such as 2026-11-22')
      // Allow one day for time zones ahead of this one. Invalid dates were rejected above.
      .refine((day) => !(Date.parse(day) > Date.now() + 86_400_000), 'is still to come: write the day on which it was confirmed')
      .meta({ role: 'confirmation' }),
  },
  'must be the name and the date of the confirmation: { by: Name, on: 2026-11-22 }',
);
type Confirmation = z.output<typeof confirmation>;

/** Key of an entry's group and confirmation. Object spread copies a symbol, but JSON and pages never contain it. */
const mark = Symbol('to be confirmed');
type Marked = { [mark]?: { group: ConfirmGroup; confirmed?: Confirmation } };

/**
 * Adds the optional field `confirmed: { by, on }`. The doctor lists entries without it (content/checks/unconfirmed.ts).
 * @param group kind of content to confirm
 * @param fields schemas of the entry's fields; the parsed value has only these
 */
export function toConfirm<Fields extends z.core.$ZodLooseShape>(group: ConfirmGroup, fields: Fields) {
  return z.strictObject({ ...fields, confirmed: confirmation.meta({ silent: true }).optional() }).transform((entry) => {
    const { confirmed, ...value } = entry as { confirmed?: Confirmation };
    return { ...value, [mark]: { group, confirmed } } as Marked as z.output<z.ZodObject<Fields, z.core.$strict>>;
  });
}

/** Returns the group and confirmation of an entry; undefined for other values. */
export const markOf = (value: object) => (value as Marked)[mark];
