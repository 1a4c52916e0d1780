import { z } from 'zod';
import { line, sentence } from '../words.ts';
import { instrumentHead, range } from './parts.ts';

const common = {
  /** Pieces that fill a pan of the drawing: six products. */
  full: z.int().min(6).max(5000),
  /** In the shop, in pieces. */
  stock: range({ least: 0, most: 2000 }),
};

/** A product of which one asks: how many to order? */
const ordering = z.strictObject({
  ...common,
  /** Days until more can be sold no longer. */
  wait: range({ least: 0, most: 30 }),
  /** The shop's own limit: pieces in one order, or days that the product keeps, by `limits`. */
  limit: range({ least: 0, most: 1000 }),
  limits: z.enum(['pieces', 'days']),
  /** Days that an order is on its way: a shorter wait is too late. */
  delivery: z.int().min(0).max(14),
  order: sentence(32, 'order'),
  hold: line(32),
  reasons: z.strictObject({
    short: sentence(60, 'covers', 'days'),
    enough: line(60),
    late: line(60),
    refused: sentence(60, 'limit', 'rest'),
  }),
  lesson: sentence(110, 'order', 'stock', 'lasts', 'days', 'limit'),
  /** Too late to order; or more in the shop than sells while it keeps. */
  loses: sentence(80, 'rest', 'waste'),
});
export type OrderingWords = z.infer<typeof ordering>;

/** A product of which one asks: follow a rival's price? */
const following = z
  .strictObject({
    ...common,
    /** What the rival asks, in ₹. */
    wait: range({ least: 1, most: 100_000 }),
    /** The shop's own floor; its ceiling and its price today stay. */
    limit: range({ least: 1, most: 100_000 }),
    ceiling: z.int().positive(),
    /** Days that the stock has to last. */
    cover: z.int().min(1).max(60),
    /** Sales a day lost, or won, for each `tens` of rupees that the rival is cheaper, or dearer. */
    lost: z.number().positive().max(50),
    tens: z.int().min(1).max(1000),
    hold: sentence(32, 'price'),
    cut: sentence(32, 'price'),
    rise: sentence(32, 'price'),
    reasons: z.strictObject({
      hold: line(60),
      rise: line(60),
      cut: sentence(60, 'wanted', 'stock'),
      enough: line(60),
      floor: sentence(60, 'limit'),
      ceiling: sentence(60, 'ceiling'),
    }),
    lesson: sentence(110, 'wanted', 'stock', 'cover', 'own', 'price'),
    /** What the rival's price does to the sales of a day, within the sum. */
    lostTo: sentence(40, 'steps', 'lost'),
    wonFrom: sentence(40, 'steps', 'lost'),
    sum: sentence(110, 'daily', 'moved', 'cover', 'wanted', 'stock'),
  })
  .refine(({ limit, ceiling }) => limit.max <= ceiling, 'has a floor above its ceiling: keep limit.max below ceiling');

const { note: _, lesson: __, loses: ___, ...head } = instrumentHead;

/** content/instruments/scale.yaml: the instrument of the home page. Sales a day and prices are the example shop's. */
export const scale = z.strictObject({
  ...head,
  /** Under the two pans. */
  wanted: line(20),
  stock: line(20),
  /** One and many, in sums. */
  day: sentence(12, 'days'),
  days: sentence(12, 'days'),
  sums: z.strictObject({
    short: sentence(90, 'daily', 'days', 'stock', 'gap'),
    enough: sentence(90, 'daily', 'days', 'wanted', 'stock'),
  }),
  goods: z.strictObject({ tote: ordering, lamp: following, sweets: ordering }),
});
