/**
 * Products of the example shop, which also name their drawings (site/src/islands/instruments/GoodSymbols.tsx).
 * This file has no schemas, because browser scripts import it and Zod would add 15 KB.
 */
export const goodNames = ['tote', 'lamp', 'sweets', 'shoes', 'cream', 'headphones', 'mat', 'bottle', 'perfume'] as const;
export type GoodName = (typeof goodNames)[number];

/** Products that stock and price instruments offer, in this order. The visitor's choice applies to the whole site. */
export const pickable = ['tote', 'lamp', 'sweets'] as const;
export type Pickable = (typeof pickable)[number];
