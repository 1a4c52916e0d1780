import type { Pickable } from '../../../../../content/schema/instruments/goods.ts';
import type { OrderingWords } from '../../../../../content/schema/instruments/scale.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber, inRupees } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import type { ScaleContent } from './content.ts';
import { answerRival } from './linear-demand.ts';
import { orderUpTo } from './order-up-to.ts';

/** What the three weights say: days or a rival's price, pieces in the shop, and the shop's limit. */
export interface Weights {
  wait: number;
  stock: number;
  limit: number;
}

export interface Weighed extends Outcome {
  wanted: number;
  stock: number;
  /** What is missing in the pan, of which `order` comes; for prices 0. */
  order: number;
  /** What the beam leans by, in pieces; and where the limit stops it, if one can. */
  gap: number;
  stop?: number;
  /** The decision in a word, for the tag that hangs on the scale. */
  tag: string;
}

type Ordering = OrderingWords & { daily: number };
type Following = ScaleContent['goods']['lamp'];

/** The shop's decision about a product for its weights, in words. */
export function weigh(words: ScaleContent, good: Pickable, weights: Weights): Weighed {
  return good === 'lamp' ? follow(words.goods.lamp, weights) : order(words, words.goods[good], weights);
}

/** Whether a limit would refuse at these weights. The model alone: a groove asks it of each place that a weight can have. */
export function refuses(words: ScaleContent, good: Pickable, weights: Weights): boolean {
  if (good !== 'lamp') return ordered(words.goods[good], weights).result.isRefused;
  const { price, ask } = followed(words.goods.lamp, weights);
  return price !== ask;
}

function ordered({ daily, delivery, limits }: Ordering, { wait, stock, limit }: Weights) {
  if (limits === 'pieces') return { most: limit, result: orderUpTo({ daily, days: wait, stock, most: limit, delivery }) };
  const most = Math.max(0, limit * daily - stock);
  const result = orderUpTo({ daily, days: wait, stock, most, delivery });
  // What is in the shop keeps no longer than what comes, however much it is.
  return { most, result: { ...result, isRefused: wait > limit } };
}

function followed({ own, ceiling, daily, lost, tens, cover }: Following, { wait: rival, stock, limit: floor }: Weights) {
  return answerRival({ own, rival, floor, ceiling, daily, slope: lost / tens, stock, cover });
}

function order(words: ScaleContent, good: Ordering, weights: Weights): Weighed {
  const { daily, limits, reasons } = good;
  const { wait, stock, limit } = weights;
  const days = (count: number) => fill(count === 1 ? words.day : words.days, { days: formatNumber(count) });
  const { most, result } = ordered(good, weights);
  const { wanted, gap, isLate, isRefused } = result;
  // Refused by days that it keeps, the sum is that of those days: what is on screen adds up to the order.
  const counted = isRefused && limits === 'days' ? Math.min(limit, wait) : wait;
  const missing = counted * daily - stock;
  // Of perishables, what is in the shop and sells neither before Diwali nor while it keeps.
  const waste = limits === 'days' ? Math.max(0, stock - limit * daily) : 0;
  const lasts = Math.floor((stock / daily) * 10) / 10;
  const places = {
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
    decision: fill(result.order > 0 ? good.order : good.hold, places),
    reason: fill(reason, places),
    sum: fill(missing > 0 ? words.sums.short : words.sums.enough, places),
    isRefused,
    lesson: result.order > 0 && !isRefused ? fill(good.lesson, places) : undefined,
    loses: isLate || waste > 0 ? fill(good.loses, places) : undefined,
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
  const { wanted, gap, ask, price } = followed(good, weights);
  const isRefused = price !== ask;
  const places = {
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
  const kept = gap >= 0 ? reasons.hold : reasons.enough;
  const moved = price > own ? reasons.rise : price < own ? reasons.cut : kept;
  return {
    decision: fill(price > own ? good.rise : price < own ? good.cut : good.hold, places),
    reason: fill(isRefused ? (ask < price ? reasons.floor : reasons.ceiling) : moved, places),
    sum: fill(good.sum, places),
    isRefused,
    lesson: isRefused || price === own ? undefined : fill(good.lesson, places),
    wanted,
    stock,
    order: 0,
    gap,
    stop: isRefused ? gap : undefined,
    tag: inRupees(price),
  };
}
