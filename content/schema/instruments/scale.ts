import { z } from 'zod';
import { line, lines, sentence } from '../words.ts';
import { instrumentHead, range } from './parts.ts';

const common = {
  /** Pieces for which one drawn product stands. A pan has room for six. */
  each: z.int().min(1).max(1000),
  /** Stock in pieces. */
  stock: range({ least: 0, most: 2000 }),
};

/** A product with the question how many to order. */
const ordering = z.strictObject({
  ...common,
  /** Days until the sale ends. */
  wait: range({ least: 0, most: 30 }),
  /** The shop's limit: order quantity or shelf life in days, depending on `limits`. */
  limit: range({ least: 0, most: 1000 }),
  limits: z.enum(['pieces', 'days']),
  order: sentence(32, 'order'),
  hold: line(32),
  reasons: z.strictObject({
    short: sentence(60, 'covers', 'days', 'wanted', 'stock', 'gap'),
    enough: line(60),
    /** The shelf is empty before the delivery, whatever is ordered. */
    late: sentence(60, 'lost'),
    refused: sentence(60, 'limit', 'gap'),
  }),
  lesson: sentence(110, 'order', 'stock', 'lasts', 'days', 'limit'),
  /** Lesson when nothing is ordered. */
  holds: sentence(110, 'stock', 'lasts', 'days'),
  /** Lesson when the limit refuses. */
  limited: sentence(110, 'limit', 'rest'),
  /** Lesson when it is too late to order, or stock exceeds what sells within the shelf life. */
  loses: sentence(80, 'lost', 'waste'),
});

/** A product with the question whether to follow a competitor's price. */
const following = z
  .strictObject({
    ...common,
    /** Competitor's price in ₹. */
    wait: range({ least: 1, most: 100_000 }),
    /** The shop's price floor in ₹. Its ceiling and current price are fixed. */
    limit: range({ least: 1, most: 100_000 }),
    ceiling: z.int().positive(),
    /** Days that the stock must last. */
    cover: z.int().min(1).max(60),
    /** Pieces a day lost (or won) for each `tens` of rupees by which the competitor is cheaper (or dearer). */
    lost: z.number().positive().max(50),
    tens: z.int().min(1).max(1000),
    hold: sentence(32, 'price'),
    cut: sentence(32, 'price'),
    rise: sentence(32, 'price'),
    reasons: z.strictObject({
      cut: sentence(60, 'wanted', 'stock'),
      ...lines(60, 'hold', 'rise', 'enough'),
      floor: sentence(60, 'limit'),
      ceiling: sentence(60, 'ceiling'),
    }),
    lesson: sentence(110, 'wanted', 'stock', 'cover', 'own', 'price'),
    /** Lesson when the price stays. */
    holds: sentence(110, 'wanted', 'stock', 'cover', 'price'),
    limited: sentence(110, 'ask'),
    /** Effect of the competitor's price on daily sales, as part of the calculation. */
    lostTo: sentence(40, 'steps', 'lost'),
    wonFrom: sentence(40, 'steps', 'lost'),
    sum: sentence(110, 'daily', 'moved', 'cover', 'wanted', 'stock'),
  })
  .refine(({ limit, ceiling }) => limit.max <= ceiling, 'has a floor above its ceiling: keep limit.max below ceiling');

const { note: _, lesson: __, loses: ___, ...head } = instrumentHead;

/** content/instruments/scale.yaml: the instrument of the home page. Daily sales and prices come from the example shop. */
export const scale = z.strictObject({
  ...head,
  /** Captions of the two pans. */
  ...lines(20, 'wanted', 'stock'),
  /** Singular and plural in calculations. */
  day: sentence(12, 'days'),
  days: sentence(12, 'days'),
  sums: z.strictObject({
    short: sentence(90, 'daily', 'days', 'toSpare', 'stock', 'lostToo', 'gap'),
    /** Parts of `short`: safety stock, and sales lost before the delivery. */
    toSpare: sentence(20, 'spare'),
    lostToo: sentence(20, 'lost'),
    enough: sentence(90, 'daily', 'days', 'wanted', 'stock'),
  }),
  goods: z.strictObject({ tote: ordering, lamp: following, sweets: ordering }),
});
