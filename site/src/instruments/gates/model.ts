import { inRupees, say, sayAll } from '../kit/outcome.ts';
import type { GatesContent } from './words.ts';

/** The visitor's limits in ₹: floor ≤ ceiling, and the largest change an hour (`step`), above 0. */
interface Setting {
  floor: number;
  ceiling: number;
  step: number;
}

/** A day's demand. Prices are in ₹, arrays have one entry per hour. */
interface Day extends Setting {
  /** Demand at the fixed price `own` in each hour, above 0. */
  base: readonly number[];
  /** Price elasticity of demand in each hour: a price 1% higher reduces sales by that many per cent. Above 1. */
  elasticity: readonly number[];
  own: number;
  cost: number;
}

/**
 * Returns sales at constant elasticity, base × (price ÷ own)^−elasticity, in whole pieces.
 * Source: Phillips, Pricing and Revenue Optimization, 2nd edition, section 3.3.
 */
export const soldAt = (price: number, { base, own, elasticity }: { base: number; own: number; elasticity: number }): number =>
  Math.round(base * (price / own) ** -elasticity);

/** Returns the price with the highest margin at constant elasticity, cost × e ÷ (e − 1) (Lerner's rule; same source, chapter 5). */
export const bestPrice = (cost: number, elasticity: number): number => Math.round((cost * elasticity) / (elasticity - 1));

/**
 * Simulates the day's prices: starting from `own`, towards the best price (`wanted`) by at most `step` an hour, within floor and ceiling.
 * `held` names the limit that bounded the price; `sold` is in whole pieces.
 */
export function playDay({ base, elasticity, own, cost, floor, ceiling, step }: Day) {
  const within = (price: number) => Math.min(ceiling, Math.max(floor, price));
  let price = within(own);
  return base.map((buyers, hour) => {
    const wanted = bestPrice(cost, elasticity[hour] as number);
    const next = price + Math.min(step, Math.max(-step, wanted - price));
    price = within(next);
    const isAbove = next > ceiling || (price === ceiling && wanted > ceiling);
    const isBelow = next < floor || (price === floor && wanted < floor);
    const held = isAbove ? ('ceiling' as const) : isBelow ? ('floor' as const) : undefined;
    return { price, wanted, held, sold: soldAt(price, { base: buyers, own, elasticity: elasticity[hour] as number }) };
  });
}
export type Hour = ReturnType<typeof playDay>[number];

/** Returns pieces sold, revenue and margin. */
function takings(sales: readonly { price: number; sold: number }[], cost: number) {
  const sold = sales.reduce((sum, hour) => sum + hour.sold, 0);
  const taken = sales.reduce((sum, hour) => sum + hour.sold * hour.price, 0);
  return { sold, taken, margin: taken - sold * cost };
}

type GatesGood = GatesContent['goods'][keyof GatesContent['goods']];

/** Returns the takings at the fixed and at the dynamic price. @param played number of hours, from the first */
export function receiptOf({ base, own, cost }: GatesGood, hours: readonly Hour[], played = hours.length) {
  const atOwn = base.slice(0, played).map((sold) => ({ price: own, sold }));
  const fixed = takings(atOwn, cost);
  const moving = takings(hours.slice(0, played), cost);
  return { fixed, moving, isLoss: moving.margin < fixed.margin };
}

/** Simulates the day within the limits and compares it with the fixed price. */
export function weigh(words: GatesContent, good: GatesGood, { floor, ceiling, step }: Setting) {
  const { base, elasticity, own, cost } = good;
  const hours = playDay({ base, elasticity, own, cost, floor, ceiling, step });
  const { fixed, moving, isLoss } = receiptOf(good, hours);
  const difference = moving.margin / fixed.margin - 1;
  const lastHeld = hours.findLastIndex(({ held }) => held);
  const hour = hours[lastHeld];
  const clock = (index: number) => say(words.hour, { hour: words.firstHour + index });
  // Buyers of 1,000 lost by a price 1% higher.
  const lostOf = (elasticity: number) => Math.round(elasticity * 10);
  // The first hour above the fixed price, and the hour with the highest elasticity.
  const firstRaised = hours.findIndex(({ price }) => price > own);
  const highestElasticity = Math.max(...elasticity);
  const texts = {
    decision: words.decisions[isLoss ? 'loss' : 'gain'],
    reason: words.reasons[hour?.held ?? 'free'],
    sum: words.sum,
    lesson: firstRaised < 0 ? undefined : words.lesson,
    loses: isLoss ? words.loses : undefined,
  };
  const said = sayAll(texts, {
    difference: `${difference < 0 ? '−' : '+'}${Math.abs(difference * 100).toFixed(1)}%`,
    own: inRupees(own),
    hour: clock(lastHeld),
    wanted: inRupees(hour?.wanted ?? 0),
    limit: inRupees(hour?.held === 'floor' ? floor : ceiling),
    taken: inRupees(moving.taken),
    sold: moving.sold,
    cost: inRupees(cost),
    margin: inRupees(moving.margin),
    raised: clock(firstRaised),
    little: lostOf(elasticity[firstRaised] ?? 0),
    noon: clock(elasticity.indexOf(highestElasticity)),
    much: lostOf(highestElasticity),
  });
  return { ...said, isRefused: isLoss, hours, fixed, moving, isLoss };
}
