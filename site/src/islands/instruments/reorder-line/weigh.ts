import type { ReorderLineWords, ReorderShop } from '../../../../../content/schema/instruments/reorder-line.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import { reorderPoint, type StockDay, simulate, spread } from './reorder-point.ts';

export interface Weighed extends Outcome {
  days: readonly StockDay[];
  /** Where the line stands once the stockroom has been asked, and where the model would have it. Pieces. */
  line: number;
  advice: number;
  /** Days on which somebody met an empty shelf, and sales lost so, in pieces. */
  empty: number;
  lost: number;
  /** Money in stock: the mean of all evenings, in the shop's own currency. */
  tied: number;
}

/** What the visitor has set: the line and what is on the shelf on the first morning, in pieces, and days until a delivery. */
export interface Asked {
  line: number;
  opening: number;
  lead: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** What becomes of a shop that reorders at a line. A line whose order would not fit the stockroom is refused. */
export function weigh(words: ReorderLineWords, shop: ReorderShop, asked: Asked): Weighed {
  const { sold, order, cost, room, goods } = shop;
  const { lead, opening } = asked;
  const line = Math.min(asked.line, room - order);
  const isRefused = line < asked.line;
  const days = simulate({ sold, line, order, lead, opening });
  // As they stand in the sum, so that it adds up by hand.
  const { mean: exactMean, sd: exactSd } = spread(sold);
  const [mean, sd] = [tenths(exactMean), tenths(exactSd)];
  const advice = reorderPoint(mean, sd, lead);
  const empty = days.filter((day) => day.lost > 0).length;
  const lost = days.reduce((sum, day) => sum + day.lost, 0);
  const tied = Math.round((days.reduce((sum, { evening }) => sum + evening, 0) / days.length) * cost);
  const places = {
    goods,
    line: formatNumber(line),
    room: formatNumber(room),
    empty: formatNumber(empty),
    lost: formatNumber(lost),
    tied: formatNumber(tied),
    lead: formatNumber(lead),
    advice: formatNumber(advice),
    mean: formatNumber(mean),
    sd: sd.toFixed(1),
  };
  const reason = isRefused ? words.reasons.refused : empty > 0 ? words.reasons.empty : words.reasons.full;
  return {
    decision: fill(words.decision, places),
    reason: fill(reason, places),
    sum: fill(words.sum, places),
    isRefused,
    days,
    line,
    advice,
    empty,
    lost,
    tied,
  };
}
