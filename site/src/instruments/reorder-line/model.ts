import { inRupees, say, sayAll } from '../kit/outcome.ts';
import type { ReorderContent } from './words.ts';

/** Inputs of a reorder simulation. Amounts are pieces, times are days. */
interface Policy {
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

/**
 * Simulates the (s, Q) policy, a reorder point with a fixed order quantity. Demand without stock is lost.
 * Source: Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains, 4th edition, chapter 6.
 * @returns for each day of `sold` the stock at its start (with a delivery) and its end, and the lost sales. Stock is never below 0, and
 * never above `line` + `order` if `opening` is not
 */
export function simulate({ sold, line, order, lead, opening }: Policy) {
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

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A reorder point beats the model's if it loses no more sales with at most this share of the model's capital in stock. */
const thrift = 7 / 8;

/** Returns a lead time in words. */
export const leadTime = (words: Pick<ReorderContent, 'oneDay' | 'days'>, days: number): string =>
  say(days === 1 ? words.oneDay : words.days, { days });

/**
 * Simulates a product with a reorder point. Refuses a reorder point at which a delivery would exceed the stockroom.
 * @param asked the visitor's reorder point in pieces, and the supplier's lead time in days
 */
export function weigh(
  words: ReorderContent,
  good: ReorderContent['goods'][keyof ReorderContent['goods']],
  asked: { line: number; lead: number },
) {
  const { sold, order, cost, price, room } = good;
  const { lead } = asked;
  const line = Math.min(asked.line, room - order);
  const isRefused = line < asked.line;
  // Use rounded values, so that the calculation adds up by hand.
  const { mean: exactMean, sd: exactSd } = spread(sold);
  const [mean, sd] = [tenths(exactMean), tenths(exactSd)];
  const advice = reorderPoint(mean, sd, lead);
  const simulateAt = (reorderPoint: number) => {
    const days = simulate({ sold, line: reorderPoint, order, lead, opening: order });
    const lost = days.reduce((sum, day) => sum + day.lost, 0);
    // Capital in stock: mean of all evenings, in ₹.
    return { days, lost, tied: Math.round((days.reduce((sum, { evening }) => sum + evening, 0) / days.length) * cost) };
  };
  const { days, lost, tied } = simulateAt(line);
  const model = simulateAt(Math.min(advice, room - order));
  const empty = days.filter((day) => day.lost > 0).length;
  const isBetter = lost <= model.lost && tied <= model.tied * thrift;
  const texts = {
    decision: words.decision,
    reason: isRefused ? good.refused : empty > 0 ? words.reasons.empty : words.reasons.full,
    sum: words.sum,
    lesson: empty === 0 && !isRefused ? words.lesson : undefined,
    loses: isBetter ? words.loses : undefined,
  };
  const amounts = { line, room, lost, advice, mean, spare: advice - Math.round(mean * lead), fewer: model.lost || 'none' };
  const inWords = { days: leadTime(words, lead), worth: inRupees(lost * price), tied: inRupees(tied), saved: inRupees(model.tied - tied) };
  return { ...sayAll(texts, { ...amounts, ...inWords }), isRefused, days, line, advice, empty, lost, tied };
}
export type Weighed = ReturnType<typeof weigh>;
