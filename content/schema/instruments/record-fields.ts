/** Fields of an order's record, in display order. `returns` is derived from the day of delivery. */
export const recordFields = ['item', 'state', 'when', 'returns', 'paid', 'paidBy'] as const;
export type RecordField = (typeof recordFields)[number];
