/** What a shop's stock is reordered by. Amounts are pieces, times are days. */
export interface Policy {
  /** Sold on each day: whole pieces, 0 or more. */
  sold: readonly number[];
  /** An order is sent at the end of a day when what is in the shop and on its way is at or below this. */
  line: number;
  /** Pieces in each order, above 0. */
  order: number;
  /** Days from the order to its delivery, which is on the shelf before that day's first sale: 1 or more. */
  lead: number;
  /** On the shelf before the first day. */
  opening: number;
}

export interface StockDay {
  /** On the shelf as the day begins, a delivery included. */
  morning: number;
  /** Left on the shelf in the evening. */
  evening: number;
  /** Came in the morning. */
  delivered: number;
  /** Sales that met an empty shelf. */
  lost: number;
  isOrdered: boolean;
}

/**
 * Continuous review with a fixed order quantity, the (s, Q) policy; sales that meet an empty shelf are lost.
 * Source: Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains, 4th edition, chapter 6.
 * @returns one entry for each day of `sold`; never below 0, and never above `line` + `order` once opened at or below that
 */
export function simulate({ sold, line, order, lead, opening }: Policy): StockDay[] {
  let stock = opening;
  const arrivals: number[] = [];
  return sold.map((wanted, day) => {
    const delivered = arrivals.filter((due) => due === day).length * order;
    const morning = stock + delivered;
    const sales = Math.min(morning, wanted);
    stock = morning - sales;
    const onTheWay = arrivals.filter((due) => due > day).length * order;
    const isOrdered = stock + onTheWay <= line;
    if (isOrdered) arrivals.push(day + lead);
    return { morning, evening: stock, delivered, lost: wanted - sales, isOrdered };
  });
}

/** How sure the model's own line is that a delivery comes before the shelf is empty: 95% of orders, z of the normal distribution. */
const safety = 1.65;

/** Mean and standard deviation (of all days, not of a sample) of daily sales, in pieces. */
export function spread(sold: readonly number[]): { mean: number; sd: number } {
  const mean = sold.reduce((sum, pieces) => sum + pieces, 0) / sold.length;
  return { mean, sd: Math.sqrt(sold.reduce((sum, pieces) => sum + (pieces - mean) ** 2, 0) / sold.length) };
}

/** The model's own line, in whole pieces: what sells until the delivery, and safety stock for days that sell more. Same source, section 6.7. */
export const reorderPoint = (mean: number, sd: number, lead: number): number => Math.round(mean * lead + safety * sd * Math.sqrt(lead));
