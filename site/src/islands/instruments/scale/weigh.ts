import type { Pickable } from '../../../../../content/schema/instruments/goods.ts';
import type { OrderingWords } from '../../../../../content/schema/instruments/scale.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber, inRupees } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import type { ScaleContent } from './content.ts';
import { answerRival } from './linear-demand.ts';
import { orderUpTo } from './order-up-to.ts';

/** Values of the three weights: days or the competitor's price, stock in pieces, and the shop's limit. */
export interface Weights {
  wait: number;
  stock: number;
  limit: number;
}

export interface Weighed extends Outcome {
  wanted: number;
  stock: number;
  /** Pieces to order; 0 for prices. */
  order: number;
  /** Difference that tilts the beam, and the gap at which a limit stops the beam, in pieces. `stop` is omitted without a limit. */
  gap: number;
  stop?: number;
  /** Short form of the decision, for the tag on the scale. */
  tag: string;
}

type Ordering = OrderingWords & { daily: number };
type Following = ScaleContent['goods']['lamp'];

/** Returns the decision about a product, with its words. */
export function weigh(words: ScaleContent, good: Pickable, weights: Weights): Weighed {
  return good === 'lamp' ? follow(words.goods.lamp, weights) : order(words, words.goods[good], weights);
}

/** Returns whether a limit refuses. Computes no words, because the function is called for each value of a range. */
export function refuses(words: ScaleContent, good: Pickable, weights: Weights): boolean {
  if (good !== 'lamp') return orderResult(words.goods[good], weights).result.isRefused;
  const { price, ask } = priceResponse(words.goods.lamp, weights);
  return price !== ask;
}

function orderResult({ daily, delivery, limits }: Ordering, { wait, stock, limit }: Weights) {
  if (limits === 'pieces') return { most: limit, result: orderUpTo({ daily, days: wait, stock, most: limit, delivery }) };
  const most = Math.max(0, limit * daily - stock);
  const result = orderUpTo({ daily, days: wait, stock, most, delivery });
  // The shelf life applies to the stock, too.
  return { most, result: { ...result, isRefused: wait > limit } };
}

function priceResponse({ own, ceiling, daily, lost, tens, cover }: Following, { wait: rival, stock, limit: floor }: Weights) {
  return answerRival({ own, rival, floor, ceiling, daily, slope: lost / tens, stock, cover });
}

function order(words: ScaleContent, good: Ordering, weights: Weights): Weighed {
  const { daily, limits, reasons } = good;
  const { wait, stock, limit } = weights;
  const days = (count: number) => fill(count === 1 ? words.day : words.days, { days: formatNumber(count) });
  const { most, result } = orderResult(good, weights);
  const { wanted, gap, isLate, isRefused } = result;
  // If the shelf life refuses, calculate with it, so that the visible calculation results in the order.
  const counted = isRefused && limits === 'days' ? Math.min(limit, wait) : wait;
  const missing = counted * daily - stock;
  // Stock of a perishable product that does not sell within its shelf life.
  const waste = limits === 'days' ? Math.max(0, stock - limit * daily) : 0;
  const lasts = Math.floor((stock / daily) * 10) / 10;
  const values = {
    order: formatNumber(result.order),
    limit: limits === 'pieces' ? formatNumber(limit) : days(limit),
    daily: formatNumber(daily),
    days: days(counted),
    wanted: formatNumber(counted * daily),
    stock: formatNumber(stock),
    gap: formatNumber(missing),
    rest: formatNumber(missing - result.order),
    covers: formatNumber(lasts),
    lasts: days(lasts),
    waste: formatNumber(waste),
  };
  const reason = isRefused ? reasons.refused : isLate ? reasons.late : gap > 0 ? reasons.short : reasons.enough;
  return {
    decision: fill(result.order > 0 ? good.order : good.hold, values),
    reason: fill(reason, values),
    sum: fill(missing > 0 ? words.sums.short : words.sums.enough, values),
    isRefused,
    lesson: result.order > 0 && !isRefused ? fill(good.lesson, values) : undefined,
    loses: isLate || waste > 0 ? fill(good.loses, values) : undefined,
    wanted,
    stock,
    order: result.order,
    gap: isRefused ? most : gap,
    stop: most,
    tag: result.order > 0 ? `+${formatNumber(result.order)}` : '0',
  };
}

function follow(good: Following, weights: Weights): Weighed {
  const { own, ceiling, daily, lost, tens, cover, reasons } = good;
  const { wait: rival, stock, limit: floor } = weights;
  const { wanted, gap, ask, price } = priceResponse(good, weights);
  const isRefused = price !== ask;
  const values = {
    price: inRupees(price),
    own: inRupees(own),
    limit: inRupees(floor),
    ceiling: inRupees(ceiling),
    daily: formatNumber(daily),
    moved: fill(rival < own ? good.lostTo : good.wonFrom, { steps: formatNumber(Math.abs(rival - own) / tens), lost: formatNumber(lost) }),
    cover: formatNumber(cover),
    wanted: formatNumber(wanted),
    stock: formatNumber(stock),
  };
  const unchangedReason = gap >= 0 ? reasons.hold : reasons.enough;
  const priceReason = price > own ? reasons.rise : price < own ? reasons.cut : unchangedReason;
  const limitReason = ask < price ? reasons.floor : reasons.ceiling;
  return {
    decision: fill(price > own ? good.rise : price < own ? good.cut : good.hold, values),
    reason: fill(isRefused ? limitReason : priceReason, values),
    sum: fill(good.sum, values),
    isRefused,
    lesson: isRefused || price === own ? undefined : fill(good.lesson, values),
    wanted,
    stock,
    order: 0,
    gap,
    stop: isRefused ? gap : undefined,
    tag: inRupees(price),
  };
}
