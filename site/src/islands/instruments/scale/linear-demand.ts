/** What a shop knows when a rival moves a price. Prices are in the shop's own currency, amounts in pieces, times in days. */
export interface Market {
  /** The shop's price today, what the rival asks, and the shop's limits: floor ≤ own ≤ ceiling. */
  own: number;
  rival: number;
  floor: number;
  ceiling: number;
  /** Sold a day while both ask the same, and how much less for each unit of money that the rival is cheaper. */
  daily: number;
  slope: number;
  /** In the shop, and days that it has to last. */
  stock: number;
  cover: number;
}

export interface Answer {
  /** Sold a day at today's price. Never below 0. */
  sells: number;
  wanted: number;
  /** Above 0 the stock will sell without help. */
  gap: number;
  /** What the model would ask; and what is asked, between floor and ceiling. */
  ask: number;
  price: number;
}

/**
 * Linear demand in the difference of prices, then the price that the stock allows: with too few to last, hold, or follow a dearer rival; with
 * too many, go to a cheaper rival's price.
 * Source: linear price response, Phillips, Pricing and Revenue Optimization, 2nd edition, section 3.3.
 */
export function answerRival({ own, rival, floor, ceiling, daily, slope, stock, cover }: Market): Answer {
  const sells = Math.max(0, daily + slope * (rival - own));
  const wanted = Math.round(sells * cover);
  const gap = wanted - stock;
  const ask = gap >= 0 ? Math.max(own, rival) : Math.min(own, rival);
  return { sells, wanted, gap, ask, price: Math.min(ceiling, Math.max(floor, ask)) };
}
