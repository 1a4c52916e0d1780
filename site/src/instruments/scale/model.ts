import { orderUpTo } from '../../../../content/order-up-to.ts';
import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import { formatNumber, inRupees, say, sayAll } from '../kit/outcome.ts';
import type { ScaleContent } from './words.ts';

/** Inputs of the response to a competitor's price. Prices are in the shop's currency, amounts in pieces, times in days. */
interface Market {
  /** The shop's current price, the competitor's price, and the shop's limits: floor ≤ own ≤ ceiling. */
  own: number;
  rival: number;
  floor: number;
  ceiling: number;
  /** Daily sales at equal prices, and their decrease for each unit of currency by which the competitor is cheaper. */
  daily: number;
  slope: number;
  /** Stock, and the days that it must last. */
  stock: number;
  cover: number;
}

/**
 * Models demand as linear in the price difference and chooses a price by stock: with too little, keep the price or follow a more expensive
 * competitor; with too much, match a cheaper competitor.
 * Source: linear price response, Phillips, Pricing and Revenue Optimization, 2nd edition, section 3.3.
 * @returns daily sales at the current price (`sells`, never below 0); `gap` is positive if the stock sells out at it; `ask` is the model's
 * price, and `price` the same within floor and ceiling
 */
export function answerRival({ own, rival, floor, ceiling, daily, slope, stock, cover }: Market) {
  const sells = Math.max(0, daily + slope * (rival - own));
  const wanted = Math.round(sells * cover);
  const gap = wanted - stock;
  const ask = gap >= 0 ? Math.max(own, rival) : Math.min(own, rival);
  return { sells, wanted, gap, ask, price: Math.min(ceiling, Math.max(floor, ask)) };
}

/** Returns how many drawn products stand for an amount of pieces, the same in both pans: the nearest number, and one for a few pieces. */
export const drawn = (pieces: number, each: number): number => Math.max(Math.min(pieces, 1), Math.round(pieces / each));

/** Values of the three weights: days or the competitor's price, stock in pieces, and the shop's limit. */
interface Weights {
  wait: number;
  stock: number;
  limit: number;
}

type Ordering = ScaleContent['goods']['tote' | 'sweets'];
type Following = ScaleContent['goods']['lamp'];

/** Returns the decision about a product, with its words. */
export function weigh(words: ScaleContent, good: Pickable, weights: Weights) {
  return good === 'lamp' ? follow(words.goods.lamp, weights) : order(words, words.goods[good], weights);
}

function orderResult({ daily, lead, spare, limits }: Ordering, { wait, stock, limit }: Weights) {
  // The shelf life applies to the stock, too.
  const most = limits === 'pieces' ? limit : Math.max(0, limit * daily - stock);
  const result = orderUpTo({ daily, days: wait, stock, lead, spare });
  const isRefused = limits === 'pieces' ? result.asked > most : wait > limit;
  return { ...result, most, order: Math.min(result.asked, most), isRefused };
}

const priceResponse = ({ own, ceiling, daily, lost, tens, cover }: Following, { wait: rival, stock, limit: floor }: Weights) =>
  answerRival({ own, rival, floor, ceiling, daily, slope: lost / tens, stock, cover });

/** `gap`, the difference of the pans, tilts the beam. `tag` is the decision in short. */
function order(words: ScaleContent, good: Ordering, weights: Weights) {
  const { daily, limits, reasons, spare } = good;
  const { wait, stock, limit } = weights;
  const days = (count: number) => say(count === 1 ? words.day : words.days, { days: count });
  const { wanted, gap, lost, order, isLate, isRefused } = orderResult(good, weights);
  // If the shelf life refuses, calculate with it, so that the visible calculation results in the order.
  const counted = isRefused && limits === 'days' ? Math.min(limit, wait) : wait;
  const missing = counted * daily - stock + (isLate ? 0 : spare - lost);
  // Stock of a perishable product that does not sell within its shelf life.
  const waste = limits === 'days' ? Math.max(0, stock - limit * daily) : 0;
  const covers = Math.floor((stock / daily) * 10) / 10;
  const ownReason = lost > 0 ? reasons.late : order > 0 ? reasons.short : reasons.enough;
  const texts = {
    decision: order > 0 ? good.order : good.hold,
    reason: isRefused ? reasons.refused : ownReason,
    sum: order > 0 || isLate ? words.sums.short : words.sums.enough,
    lesson: isRefused ? good.limited : order === 0 ? good.holds : lost > 0 ? undefined : good.lesson,
    loses: lost > 0 || waste > 0 ? good.loses : undefined,
  };
  // The template has no space before these parts, which may be empty.
  const toSpare = spare > 0 && !isLate ? ` ${say(words.sums.toSpare, { spare })}` : '';
  const lostToo = lost > 0 && !isLate ? ` ${say(words.sums.lostToo, { lost })}` : '';
  const amounts = { daily, stock, order, wanted: counted * daily, gap: missing, rest: missing - order, lost, covers, waste };
  const times = { limit: limits === 'pieces' ? limit : days(limit), days: days(counted), lasts: days(covers) };
  const said = sayAll(texts, { ...amounts, ...times, toSpare, lostToo });
  const tag = order > 0 ? `+${formatNumber(order)}` : '0';
  return { ...said, isRefused, wanted, stock, order, gap: gap - spare, tag };
}

function follow(good: Following, weights: Weights) {
  const { own, ceiling, daily, lost, tens, cover, reasons } = good;
  const { wait: rival, stock, limit: floor } = weights;
  const { wanted, gap, ask, price } = priceResponse(good, weights);
  const isRefused = price !== ask;
  const change = price > own ? 'rise' : price < own ? 'cut' : 'hold';
  const ownReason = change === 'hold' && gap < 0 ? reasons.enough : reasons[change];
  const texts = {
    decision: good[change],
    reason: isRefused ? (ask < price ? reasons.floor : reasons.ceiling) : ownReason,
    sum: good.sum,
    lesson: isRefused ? good.limited : change === 'hold' ? good.holds : good.lesson,
  };
  const prices = { price: inRupees(price), ask: inRupees(ask), own: inRupees(own), limit: inRupees(floor), ceiling: inRupees(ceiling) };
  const moved = say(rival < own ? good.lostTo : good.wonFrom, { steps: Math.abs(rival - own) / tens, lost });
  const said = sayAll(texts, { ...prices, moved, daily, cover, wanted, stock });
  return { ...said, isRefused, wanted, stock, order: 0, gap, tag: inRupees(price) };
}
export type Weighed = ReturnType<typeof weigh>;
