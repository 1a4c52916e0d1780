import { z } from 'zod';
import { line, sentence } from '../words.ts';
import { eachShop, instrumentHead, range } from './parts.ts';

/** Days that are simulated. */
const simulatedDays = 60;

const shop = z
  .strictObject({
    /** What is sold, in the plural, within sentences. */
    goods: line(16),
    /** Pieces sold on each day. */
    sold: z.array(z.int().min(0).max(999)).length(simulatedDays, `must have exactly ${simulatedDays} days`),
    /** Pieces in each order, what one costs to buy, and what the stockroom holds. */
    order: z.int().min(1).max(2000),
    cost: z.int().min(1).max(100_000),
    room: z.int().min(1).max(9999),
    /** When stock falls to here, an order is sent. In pieces. */
    line: range({ least: 0, most: 2000 }),
    /** Days from order to delivery. */
    lead: range({ least: 1, most: 14 }),
  })
  .refine(({ order, room }) => room > order, 'cannot take in an order: make room larger than order');
export type ReorderShop = z.infer<typeof shop>;

/** content/instruments/reorder-line.yaml: the instrument of the inventory page. */
export const reorderLine = z.strictObject({
  ...instrumentHead,
  days: sentence(16, 'days'),
  day: sentence(16, 'day'),
  /** Beside the two lines. */
  orderAt: sentence(20, 'line'),
  model: sentence(20, 'advice'),
  room: sentence(24, 'room'),
  /** Under the three figures. */
  figures: z.strictObject({ empty: line(32), lost: line(32), tied: line(32) }),
  decision: sentence(40, 'line', 'goods'),
  reasons: z.strictObject({
    empty: sentence(110, 'empty', 'lost', 'goods'),
    full: sentence(110, 'tied', 'goods'),
    refused: sentence(110, 'room', 'line', 'goods'),
  }),
  sum: sentence(110, 'mean', 'lead', 'sd', 'advice'),
  shops: eachShop(shop),
});
export type ReorderLineWords = z.infer<typeof reorderLine>;
