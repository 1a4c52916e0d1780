/** Inputs of the response to a competitor's price. Prices are in the shop's currency, amounts in pieces, times in days. */
export interface Market {
  /** The shop's current price, the competitor's price, and the shop's limits: floor ≤ own ≤ ceiling. */
  own: number;
  rival: number;
  floor: number;
  ceiling: number;
  /** Daily sales at equal prices, and their decrease for each unit of currency by which the competitor is cheaper. */
  daily: number;
  slope: number;
  /** Stock, and the days that it must last. */
  stock: number;
  cover: number;
}

export interface PriceResponse {
  /** Daily sales at the current price. Never below 0. */
  sells: number;
  wanted: number;
  /** Positive if the stock sells out at the current price. */
  gap: number;
  /** The model's price; `price` is limited to floor and ceiling. */
  ask: number;
  price: number;
}

/**
 * Models demand as linear in the price difference and chooses a price by stock: with too little, keep the price or follow a more expensive
 * competitor; with too much, match a cheaper competitor.
 * Source: linear price response, Phillips, Pricing and Revenue Optimization, 2nd edition, section 3.3.
 */
export function answerRival({ own, rival, floor, ceiling, daily, slope, stock, cover }: Market): PriceResponse {
  const sells = Math.max(0, daily + slope * (rival - own));
  const wanted = Math.round(sells * cover);
  const gap = wanted - stock;
  const ask = gap >= 0 ? Math.max(own, rival) : Math.min(own, rival);
  return { sells, wanted, gap, ask, price: Math.min(ceiling, Math.max(floor, ask)) };
}
