import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber, inRupees } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import type { ReorderContent } from './content.ts';
import { reorderPoint, type StockDay, simulate, spread } from './reorder-point.ts';

export interface Weighed extends Outcome {
  days: readonly StockDay[];
  /** Reorder point after the stockroom's limit, and the model's (`advice`), in pieces. */
  line: number;
  advice: number;
  /** Days with lost sales, and lost sales in pieces. */
  empty: number;
  lost: number;
  /** Capital in stock: mean of all evenings, in ₹. */
  tied: number;
}

/** The visitor's settings: reorder point and opening stock in pieces, lead time in days. */
export interface Asked {
  line: number;
  opening: number;
  lead: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

export type ReorderGood = ReorderContent['goods'][keyof ReorderContent['goods']];

/** A reorder point beats the model's if it loses no more sales with at most this share of the model's capital in stock. */
const thrift = 7 / 8;

/** Simulates a product with a reorder point. Refuses a reorder point at which a delivery would exceed the stockroom. */
export function weigh(words: ReorderContent, good: ReorderGood, asked: Asked): Weighed {
  const { sold, order, cost, price, room } = good;
  const { lead, opening } = asked;
  const line = Math.min(asked.line, room - order);
  const isRefused = line < asked.line;
  // Use rounded values, so that the calculation adds up by hand.
  const { mean: exactMean, sd: exactSd } = spread(sold);
  const [mean, sd] = [tenths(exactMean), tenths(exactSd)];
  const advice = reorderPoint(mean, sd, lead);
  const simulateAt = (reorderPoint: number) => {
    const days = simulate({ sold, line: reorderPoint, order, lead, opening });
    const lost = days.reduce((sum, day) => sum + day.lost, 0);
    return { days, lost, tied: Math.round((days.reduce((sum, { evening }) => sum + evening, 0) / days.length) * cost) };
  };
  const { days, lost, tied } = simulateAt(line);
  const model = simulateAt(Math.min(advice, room - order));
  const empty = days.filter((day) => day.lost > 0).length;
  const values = {
    line: formatNumber(line),
    room: formatNumber(room),
    lost: formatNumber(lost),
    worth: inRupees(lost * price),
    fewer: model.lost ? formatNumber(model.lost) : 'none',
    tied: inRupees(tied),
    lead: formatNumber(lead),
    advice: formatNumber(advice),
    mean: formatNumber(mean),
    spare: formatNumber(advice - Math.round(mean * lead)),
    saved: inRupees(model.tied - tied),
  };
  const isBetter = lost <= model.lost && tied <= model.tied * thrift;
  return {
    decision: fill(words.decision, values),
    reason: fill(isRefused ? good.refused : empty > 0 ? words.reasons.empty : words.reasons.full, values),
    sum: fill(words.sum, values),
    isRefused,
    lesson: empty === 0 && !isRefused ? fill(words.lesson, values) : undefined,
    loses: isBetter ? fill(words.loses, values) : undefined,
    days,
    line,
    advice,
    empty,
    lost,
    tied,
  };
}
