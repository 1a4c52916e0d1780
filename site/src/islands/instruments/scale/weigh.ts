import type { FollowingShop, OrderingShop, ScaleWords } from '../../../../../content/schema/instruments/scale.ts';
import type { ShopName } from '../../../../../content/schema/instruments/shop-names.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
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

/** The decision of an example shop for its weights, in words. */
export function weigh(words: ScaleWords, shop: ShopName, weights: Weights): Weighed {
  return shop === 'phone' ? follow(words.shops.phone, weights) : order(words, words.shops[shop], weights);
}

/** Whether a limit would refuse at these weights. The model alone: a groove asks it of each place that a weight can have. */
export function refuses(words: ScaleWords, shop: ShopName, weights: Weights): boolean {
  if (shop !== 'phone') return ordered(words.shops[shop], weights).result.isRefused;
  const { price, ask } = followed(words.shops.phone, weights);
  return price !== ask;
}

function ordered({ daily, delivery, limits }: OrderingShop, { wait, stock, limit }: Weights) {
  if (limits === 'pieces') return { most: limit, result: orderUpTo({ daily, days: wait, stock, most: limit, delivery }) };
  const most = Math.max(0, limit * daily - stock);
  const result = orderUpTo({ daily, days: wait, stock, most, delivery });
  // What is in the shop keeps no longer than what comes, however much it is.
  return { most, result: { ...result, isRefused: wait > limit } };
}

function followed({ own, ceiling, daily, lost, tens, cover }: FollowingShop, { wait: rival, stock, limit: floor }: Weights) {
  return answerRival({ own, rival, floor, ceiling, daily, slope: lost / tens, stock, cover });
}

function order(words: ScaleWords, shop: OrderingShop, weights: Weights): Weighed {
  const { daily, limits, reasons } = shop;
  const { wait, stock, limit } = weights;
  const days = (count: number) => fill(count === 1 ? words.day : words.days, { days: String(count) });
  const { most, result } = ordered(shop, weights);
  const { wanted, gap, isLate, isRefused } = result;
  // Refused by days that it keeps, the sum is that of those days: what is on screen adds up to the order.
  const counted = isRefused && limits === 'days' ? Math.min(limit, wait) : wait;
  const missing = counted * daily - stock;
  const places = {
    order: formatNumber(result.order),
    limit: limits === 'pieces' ? formatNumber(limit) : days(limit),
    daily: formatNumber(daily),
    days: days(counted),
    wanted: formatNumber(counted * daily),
    stock: formatNumber(stock),
    gap: formatNumber(missing),
    rest: formatNumber(missing - result.order),
  };
  const reason = isRefused ? reasons.refused : isLate ? reasons.late : gap > 0 ? reasons.short : reasons.enough;
  return {
    decision: fill(result.order > 0 ? shop.order : shop.hold, places),
    reason: fill(reason, places),
    sum: fill(missing > 0 ? words.sums.short : words.sums.enough, places),
    isRefused,
    wanted,
    stock,
    order: result.order,
    gap: isRefused ? most : gap,
    stop: most,
    tag: result.order > 0 ? `+${formatNumber(result.order)}` : '0',
  };
}

function follow(shop: FollowingShop, weights: Weights): Weighed {
  const { own, ceiling, daily, lost, tens, cover, reasons } = shop;
  const { wait: rival, stock, limit: floor } = weights;
  const { wanted, gap, ask, price } = followed(shop, weights);
  const isRefused = price !== ask;
  const places = {
    price: formatNumber(price),
    limit: formatNumber(floor),
    ceiling: formatNumber(ceiling),
    daily: formatNumber(daily),
    moved: fill(rival < own ? shop.lostTo : shop.wonFrom, { steps: formatNumber(Math.abs(rival - own) / tens), lost: formatNumber(lost) }),
    cover: formatNumber(cover),
    wanted: formatNumber(wanted),
    stock: formatNumber(stock),
  };
  const kept = gap >= 0 ? reasons.hold : reasons.enough;
  const moved = price > own ? reasons.rise : price < own ? reasons.cut : kept;
  return {
    decision: fill(price > own ? shop.rise : price < own ? shop.cut : shop.hold, places),
    reason: fill(isRefused ? (ask < price ? reasons.floor : reasons.ceiling) : moved, places),
    sum: fill(shop.sum, places),
    isRefused,
    wanted,
    stock,
    order: 0,
    gap,
    stop: isRefused ? gap : undefined,
    tag: formatNumber(price),
  };
}
