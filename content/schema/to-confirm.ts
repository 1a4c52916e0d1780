import { z } from 'zod';
import { line } from './words.ts';

/** What was written without the client's word for it, by the question that its owner has to answer. `npm run doctor` lists each group by itself. */
const confirmGroups = [
  'person',
  'quote',
  'place',
  'story',
  'history',
  'figure',
  'plan',
  'technical',
  'terms',
  'holiday',
  'legal',
  'document',
  'answer',
] as const;
export type ConfirmGroup = (typeof confirmGroups)[number];

/** Who stands behind an entry, and since which day. */
const confirmation = z.strictObject(
  {
    by: line(60),
    on: z.iso
      .date('must be a date such as 2026-11-22')
      // A day's grace, because it is tomorrow already somewhere. What is no date has been refused above.
      .refine((day) => !(Date.parse(day) > Date.now() + 86_400_000), 'is still to come: write the day on which it was confirmed'),
  },
  'must be the name and the date of the confirmation: { by: Name, on: 2026-11-22 }',
);
type Confirmation = z.output<typeof confirmation>;

/** Where an entry keeps what it is and who confirmed it. A symbol: copies of an entry keep it, while JSON, a page and an index never see it. */
const mark = Symbol('to be confirmed');
type Marked = { [mark]?: { group: ConfirmGroup; confirmed?: Confirmation } };

/**
 * Lets an entry carry `confirmed: { by, on }`, and makes the launch check list it until it does (content/unconfirmed.ts).
 * @param group what has to be confirmed
 * @param fields schemas of the entry's fields; what comes out of it is the same as without the confirmation
 */
export function toConfirm<Fields extends z.core.$ZodLooseShape>(group: ConfirmGroup, fields: Fields) {
  return z.strictObject({ ...fields, confirmed: confirmation.optional() }).transform((entry) => {
    const { confirmed, ...said } = entry as { confirmed?: Confirmation };
    return { ...said, [mark]: { group, confirmed } } as Marked as z.output<z.ZodObject<Fields, z.core.$strict>>;
  });
}

/** What has to be confirmed about a value of content, if it is such an entry. */
export const markOf = (value: object) => (value as Marked)[mark];
