/**
 * Products of the example shop, which are also names of drawings (site/src/islands/instruments/GoodSymbols.tsx).
 * Apart from the schemas, because scripts read it: a schema would bring its library of 15 KB into them.
 */
export const goodNames = ['tote', 'lamp', 'sweets', 'shoes', 'cream', 'headphones', 'mat', 'bottle', 'perfume'] as const;
export type GoodName = (typeof goodNames)[number];

/** The three that stock and price instruments offer, in this order. The one that is picked goes through the whole site. */
export const pickable = ['tote', 'lamp', 'sweets'] as const;
export type Pickable = (typeof pickable)[number];
