import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber, inRupees } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import { type Hour, playDay } from './constant-elasticity.ts';
import type { GatesContent } from './content.ts';

export type GatesGood = GatesContent['goods'][keyof GatesContent['goods']];

/** A day's pieces sold, revenue and margin. */
export interface Takings {
  sold: number;
  taken: number;
  margin: number;
}

export interface Weighed extends Outcome {
  hours: readonly Hour[];
  fixed: Takings;
  moving: Takings;
  isLoss: boolean;
}

/** The visitor's limits. */
export interface Setting {
  floor: number;
  ceiling: number;
  step: number;
}

const sumOf = (sales: readonly { price: number; sold: number }[], cost: number): Takings => {
  const sold = sales.reduce((sum, hour) => sum + hour.sold, 0);
  const taken = sales.reduce((sum, hour) => sum + hour.sold * hour.price, 0);
  return { sold, taken, margin: taken - sold * cost };
};

/** Returns the takings at the fixed and at the dynamic price. @param played number of hours, from the first */
export function receiptOf({ base, own, cost }: GatesGood, hours: readonly Hour[], played = hours.length) {
  const atOwn = base.slice(0, played).map((sold) => ({ price: own, sold }));
  const fixed = sumOf(atOwn, cost);
  const moving = sumOf(hours.slice(0, played), cost);
  return { fixed, moving, isLoss: moving.margin < fixed.margin };
}

/** Formats a signed percentage: +1.1%, −0.4%. */
const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}%`;

/** Buyers of 1,000 lost by a price 1% higher. */
const lostOf = (elasticity: number) => formatNumber(Math.round(elasticity * 10));

/** Simulates the day within the limits and compares it with the fixed price. */
export function weigh(words: GatesContent, good: GatesGood, { floor, ceiling, step }: Setting): Weighed {
  const { base, elasticity, own, cost } = good;
  const hours = playDay({ base, elasticity, own, cost, floor, ceiling, step });
  const { fixed, moving, isLoss } = receiptOf(good, hours);
  const difference = moving.margin / fixed.margin - 1;
  const lastHeld = hours.findLastIndex(({ held }) => held);
  const hour = hours[lastHeld];
  const clock = (index: number) => fill(words.hour, { hour: words.firstHour + index });
  // The first hour above the fixed price, and the hour with the highest elasticity.
  const firstRaised = hours.findIndex(({ price }) => price > own);
  const highestElasticity = Math.max(...elasticity);
  const values = {
    difference: signed(difference),
    own: inRupees(own),
    hour: clock(lastHeld),
    wanted: inRupees(hour?.wanted ?? 0),
    limit: inRupees(hour?.held === 'floor' ? floor : ceiling),
    taken: inRupees(moving.taken),
    sold: formatNumber(moving.sold),
    cost: inRupees(cost),
    margin: inRupees(moving.margin),
    raised: clock(firstRaised),
    little: lostOf(elasticity[firstRaised] ?? 0),
    noon: clock(elasticity.indexOf(highestElasticity)),
    much: lostOf(highestElasticity),
  };
  return {
    decision: fill(words.decisions[isLoss ? 'loss' : 'gain'], values),
    reason: fill(words.reasons[hour?.held ?? 'free'], values),
    sum: fill(words.sum, values),
    isRefused: hour !== undefined,
    lesson: firstRaised < 0 ? undefined : fill(words.lesson, values),
    loses: isLoss ? fill(words.loses, values) : undefined,
    hours,
    fixed,
    moving,
    isLoss,
  };
}
