/** Goods that instruments can draw: names of site/src/islands/instruments/GoodSymbols.tsx. */
export const drawnGoods = ['tote', 'shoe', 'headphones', 'jar', 'lamp', 'phone', 'mat', 'dumbbell', 'coat', 'shirt', 'dress'] as const;
export type DrawnGood = (typeof drawnGoods)[number];
