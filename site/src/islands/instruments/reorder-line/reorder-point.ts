/** Inputs of a reorder simulation. Amounts are pieces, times are days. */
export interface Policy {
  /** Demand on each day: whole pieces, 0 or more. */
  sold: readonly number[];
  /** Reorder point: an order is sent at the end of a day when stock on hand and on order is at or below it. */
  line: number;
  /** Order quantity, above 0. */
  order: number;
  /** Lead time, 1 or more. A delivery arrives before that day's first sale. */
  lead: number;
  /** Stock before the first day. */
  opening: number;
}

export interface StockDay {
  /** Stock at the start of the day, including a delivery. */
  morning: number;
  /** Stock at the end of the day. */
  evening: number;
  /** Delivered in the morning. */
  delivered: number;
  /** Sales lost without stock. */
  lost: number;
  isOrdered: boolean;
}

/**
 * Simulates the (s, Q) policy, a reorder point with a fixed order quantity. Demand without stock is lost.
 * Source: Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains, 4th edition, chapter 6.
 * @returns one entry for each day of `sold`. Stock is never below 0, and never above `line` + `order` if `opening` is not
 */
export function simulate({ sold, line, order, lead, opening }: Policy): StockDay[] {
  let stock = opening;
  const arrivals: number[] = [];
  return sold.map((demand, day) => {
    const delivered = arrivals.filter((due) => due === day).length * order;
    const morning = stock + delivered;
    const sales = Math.min(morning, demand);
    stock = morning - sales;
    const onTheWay = arrivals.filter((due) => due > day).length * order;
    const isOrdered = stock + onTheWay <= line;
    if (isOrdered) arrivals.push(day + lead);
    return { morning, evening: stock, delivered, lost: demand - sales, isOrdered };
  });
}

/** Safety factor: z of the normal distribution for a cycle service level of 95%. */
const safety = 1.65;

/** Returns mean and population standard deviation of daily sales, in pieces. */
export function spread(sold: readonly number[]): { mean: number; sd: number } {
  const mean = sold.reduce((sum, pieces) => sum + pieces, 0) / sold.length;
  return { mean, sd: Math.sqrt(sold.reduce((sum, pieces) => sum + (pieces - mean) ** 2, 0) / sold.length) };
}

/** Returns the model's reorder point in whole pieces: demand during the lead time, plus safety stock. Same source, section 6.7. */
export const reorderPoint = (mean: number, sd: number, lead: number): number => Math.round(mean * lead + safety * sd * Math.sqrt(lead));
