/** What an order's record holds, in the order in which it is shown. `returns` is worked out from the day it came. */
export const recordFields = ['item', 'state', 'when', 'returns', 'paid', 'paidBy'] as const;
export type RecordField = (typeof recordFields)[number];
