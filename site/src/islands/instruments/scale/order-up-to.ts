/** What a shop knows when it asks how many to order. Amounts are pieces, times are days; none is below 0. */
export interface Need {
  /** Sold a day. */
  daily: number;
  /** Days that must be bridged. */
  days: number;
  /** In the shop. */
  stock: number;
  /** The most that one order may be. */
  most: number;
  /** Days that an order is on its way. */
  delivery: number;
}

export interface Order {
  wanted: number;
  /** What will be asked for and is not there; below 0, what is there and will not be asked for. */
  gap: number;
  /** Never below 0, never above `most`. */
  order: number;
  /** It would come after the days are over. */
  isLate: boolean;
  /** The limit has cut the order. */
  isRefused: boolean;
}

/**
 * Order up to what will be asked for: the gap, and no more than the shop's limit; nothing that would come too late.
 * Source: the order-up-to (base-stock) policy with sales known: Silver, Pyke and Thomas, Inventory and Production Management, chapter 6.
 */
export function orderUpTo({ daily, days, stock, most, delivery }: Need): Order {
  const wanted = daily * days;
  const gap = wanted - stock;
  const isLate = gap > 0 && days < delivery;
  const asked = isLate ? 0 : Math.max(0, gap);
  return { wanted, gap, order: Math.min(asked, most), isLate, isRefused: asked > most };
}
