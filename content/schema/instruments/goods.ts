/** Names that browser scripts share with the schemas. This file has no schemas, because Zod would add 15 KB to a script. */

/** Products of the example shop, which also name their drawings. */
export const goodNames = ['tote', 'lamp', 'sweets', 'shoes', 'cream', 'headphones', 'mat', 'bottle', 'perfume'] as const;
export type GoodName = (typeof goodNames)[number];

/** Products that stock and price instruments offer, in this order. */
export const pickable = ['tote', 'lamp', 'sweets'] as const;
export type Pickable = (typeof pickable)[number];

/** Builds an object with an entry for each pickable product. */
export const eachPickable = <T>(entryOf: (name: Pickable) => T): Record<Pickable, T> => ({
  tote: entryOf('tote'),
  lamp: entryOf('lamp'),
  sweets: entryOf('sweets'),
});

/** Fields of an order's record, in display order. `returns` is derived from the day of delivery. */
export const recordFields = ['item', 'state', 'when', 'returns', 'paid', 'paidBy'] as const;
export type RecordField = (typeof recordFields)[number];
