/** A day's demand and the model's limits. Prices are in ₹, arrays have one entry per hour. */
export interface Day {
  /** Demand at the fixed price `own` in each hour, above 0. */
  base: readonly number[];
  /** Price elasticity of demand in each hour: a price 1% higher reduces sales by that many per cent. Above 1. */
  elasticity: readonly number[];
  own: number;
  cost: number;
  /** Limits: floor ≤ ceiling, and the largest change an hour (`step`), above 0. */
  floor: number;
  ceiling: number;
  step: number;
}

export interface Hour {
  price: number;
  /** Price with the highest margin. */
  wanted: number;
  /** Limit that bounded the price. */
  held?: 'floor' | 'ceiling';
  /** Whole pieces. */
  sold: number;
}

/**
 * Returns sales at constant elasticity, base × (price ÷ own)^−elasticity, in whole pieces.
 * Source: Phillips, Pricing and Revenue Optimization, 2nd edition, section 3.3.
 */
export const soldAt = (price: number, { base, own, elasticity }: { base: number; own: number; elasticity: number }): number =>
  Math.round(base * (price / own) ** -elasticity);

/** Returns the price with the highest margin at constant elasticity, cost × e ÷ (e − 1) (Lerner's rule; same source, chapter 5). */
export const bestPrice = (cost: number, elasticity: number): number => Math.round((cost * elasticity) / (elasticity - 1));

/** Simulates the day's prices: starting from `own`, towards the best price by at most `step` an hour, within floor and ceiling. */
export function playDay({ base, elasticity, own, cost, floor, ceiling, step }: Day): Hour[] {
  const within = (price: number) => Math.min(ceiling, Math.max(floor, price));
  let price = within(own);
  return base.map((buyers, hour) => {
    const wanted = bestPrice(cost, elasticity[hour] as number);
    const next = price + Math.min(step, Math.max(-step, wanted - price));
    price = within(next);
    const isAbove = next > ceiling || (price === ceiling && wanted > ceiling);
    const isBelow = next < floor || (price === floor && wanted < floor);
    const held = isAbove ? 'ceiling' : isBelow ? 'floor' : undefined;
    return { price, wanted, held, sold: soldAt(price, { base: buyers, own, elasticity: elasticity[hour] as number }) };
  });
}
