import type { ExampleOrder } from '../../../../../content/schema/instruments/record.ts';
import type { RecordField } from '../../../../../content/schema/instruments/record-fields.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { inRupees } from '../frame/format-number.ts';
import type { RecordContent } from './content.ts';
import type { OrderRecord, Standing } from './record-answer.ts';

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export interface DisplayedRecord extends OrderRecord {
  fields: Record<RecordField, string>;
  /** Days since delivery, and days left for a return (negative when over). Both are 0 before delivery. */
  since: number;
  left: number;
}

/** Builds an order's record for the example shop's current date. */
export function orderRecord(order: ExampleOrder, { today, rules, returns }: RecordContent): DisplayedRecord {
  const { item, state, when, paid, paidBy, came } = order;
  const since = came ? days(came, today) : 0;
  const left = came ? rules.returnDays - since : 0;
  const standing: Standing = !came ? 'coming' : left >= 0 ? 'returnable' : 'over';
  const returnsText = fill(returns[standing], { left: String(left), late: String(-left) });
  return { fields: { item, state, when, returns: returnsText, paid: inRupees(paid), paidBy }, standing, paid, since, left };
}
