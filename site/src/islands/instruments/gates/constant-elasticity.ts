/** A day of buyers, and what the model may do. Prices are in ₹, times are hours of the day, in order. */
export interface Day {
  /** Buyers at the fixed price `own`, for each hour, above 0. */
  base: readonly number[];
  /** Price elasticity of demand in each hour: 1% dearer sells that many per cent less. Above 1. */
  elasticity: readonly number[];
  own: number;
  cost: number;
  /** Limits: floor ≤ ceiling, and the largest step from one hour to the next, above 0. */
  floor: number;
  ceiling: number;
  step: number;
}

export interface Hour {
  price: number;
  /** What would earn the largest margin. */
  wanted: number;
  /** The limit that held the price back. */
  held?: 'floor' | 'ceiling';
  /** Whole pieces. */
  sold: number;
}

/** Constant elasticity: sold = base × (price ÷ own)^−elasticity, in whole pieces. Source: Phillips, Pricing and Revenue Optimization, 2nd edition, section 3.3. */
export const soldAt = (price: number, { base, own, elasticity }: { base: number; own: number; elasticity: number }): number =>
  Math.round(base * (price / own) ** -elasticity);

/** The price of the largest margin under constant elasticity: cost × e ÷ (e − 1) (Lerner's rule; same source, chapter 5). */
export const bestPrice = (cost: number, elasticity: number): number => Math.round((cost * elasticity) / (elasticity - 1));

/** Walks a price through the hours: towards the best price, one step an hour, and never outside floor and ceiling. Starts from `own`. */
export function playDay({ base, elasticity, own, cost, floor, ceiling, step }: Day): Hour[] {
  const within = (price: number) => Math.min(ceiling, Math.max(floor, price));
  let price = within(own);
  return base.map((buyers, hour) => {
    const wanted = bestPrice(cost, elasticity[hour] as number);
    const next = price + Math.min(step, Math.max(-step, wanted - price));
    price = within(next);
    const held =
      next > ceiling || (price === ceiling && wanted > ceiling)
        ? 'ceiling'
        : next < floor || (price === floor && wanted < floor)
          ? 'floor'
          : undefined;
    return { price, wanted, held, sold: soldAt(price, { base: buyers, own, elasticity: elasticity[hour] as number }) };
  });
}
