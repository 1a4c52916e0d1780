import { z } from 'zod';
import { line } from './words.ts';

/** Kinds of content that the owner has to confirm. `npm run doctor` lists each group separately. */
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
