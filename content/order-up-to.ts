/** Inputs of an order. Amounts are pieces, times are days from this morning; none is negative. */
export interface Need {
  /** Sales a day, and stock on hand. */
  daily: number;
  stock: number;
  /** Days to cover, from the first day of sales. */
  days: number;
  /** Lead time: an order of this morning can be sold so many days later. */
  lead: number;
  /** Safety stock; demand beside daily sales, such as pre-orders; first day of sales; pieces in the supplier's box. */
  spare?: number | undefined;
  extra?: number | undefined;
  from?: number | undefined;
  pack?: number | undefined;
}

/**
 * Orders up to the expected demand and the safety stock, in whole boxes; nothing if the delivery would come after the days to cover.
 * Sales before the delivery that the stock cannot serve are lost, so they are not ordered.
 * Source: the order-up-to (base-stock) policy with known demand and lost sales: Silver, Pyke and Thomas, Inventory and Production
 * Management, chapter 6.
 * @returns `wanted` is the demand; `gap` is demand and safety stock minus stock, negative for excess stock; `lost` are the sales that no
 * order can serve; `isLate` if that is because the delivery would come too late
 */
export function orderUpTo({ daily, days, stock, lead, spare = 0, extra = 0, from = 0, pack = 1 }: Need) {
  const wanted = daily * days + extra;
  const gap = wanted + spare - stock;
  const wait = Math.max(0, lead - from);
  const isTooLate = wait > 0 && days <= wait;
  const lost = Math.max(0, daily * Math.min(days, wait) - stock);
  const asked = isTooLate ? 0 : Math.ceil(Math.max(0, gap - lost) / pack) * pack;
  return { wanted, gap, lost, asked, isLate: isTooLate && lost > 0 };
}
