import { z } from 'zod';
import { lines, sentence } from '../words.ts';
import { eachGood, instrumentHead, range } from './parts.ts';

/** Days that are simulated. */
const simulatedDays = 60;

const good = z
  .strictObject({
    /** Order quantity and maximum stock, in pieces. The maximum is the stockroom's capacity or what sells within the shelf life. */
    order: z.int().min(1).max(2000),
    room: z.int().min(1).max(9999),
    refused: sentence(110, 'room', 'line'),
    /** Reorder point in pieces. */
    line: range({ least: 0, most: 2000 }),
    /** Lead time in days. */
    lead: range({ least: 1, most: 14 }),
  })
  .refine(({ order, room }) => room > order, 'cannot take in an order: make room larger than order');

/** content/instruments/reorder-line.yaml: the instrument of the inventory page. Prices and costs come from the example shop. */
export const reorderLine = z.strictObject({
  ...instrumentHead,
  oneDay: sentence(16, 'days'),
  days: sentence(16, 'days'),
  day: sentence(16, 'day'),
  /** Labels of the two lines. */
  orderAt: sentence(20, 'line'),
  model: sentence(26, 'advice'),
  room: sentence(24, 'room'),
  /** Captions of the three figures. */
  figures: z.strictObject(lines(32, 'empty', 'lost', 'tied')),
  decision: sentence(40, 'line'),
  reasons: z.strictObject({ empty: sentence(120, 'lost', 'worth', 'advice', 'fewer'), full: sentence(110, 'tied') }),
  sum: sentence(110, 'mean', 'days', 'spare', 'advice'),
  lesson: sentence(110, 'spare', 'mean'),
  loses: sentence(90, 'line', 'saved'),
  /** Pieces demanded on each day. */
  sold: z.array(z.int().min(0).max(999)).length(simulatedDays, `must have exactly ${simulatedDays} days`),
  goods: eachGood(good),
});
