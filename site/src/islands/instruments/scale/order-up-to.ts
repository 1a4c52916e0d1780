/** Inputs of an order. Amounts are pieces, times are days; none is negative. */
export interface Need {
  /** Daily sales. */
  daily: number;
  /** Days to cover. */
  days: number;
  /** Stock on hand. */
  stock: number;
  /** Maximum order quantity. */
  most: number;
  /** Lead time. */
  delivery: number;
}

export interface Order {
  wanted: number;
  /** Demand minus stock; negative for excess stock. */
  gap: number;
  /** Between 0 and `most`. */
  order: number;
  /** The delivery would arrive too late. */
  isLate: boolean;
  /** The limit has reduced the order. */
  isRefused: boolean;
}

/**
 * Orders up to the expected demand, within the shop's limit; nothing if the delivery would be too late.
 * Source: the order-up-to (base-stock) policy with known demand: Silver, Pyke and Thomas, Inventory and Production Management, chapter 6.
 */
export function orderUpTo({ daily, days, stock, most, delivery }: Need): Order {
  const wanted = daily * days;
  const gap = wanted - stock;
  const isLate = gap > 0 && days < delivery;
  const asked = isLate ? 0 : Math.max(0, gap);
  return { wanted, gap, order: Math.min(asked, most), isLate, isRefused: asked > most };
}
