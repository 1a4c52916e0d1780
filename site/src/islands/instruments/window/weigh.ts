import { capital, fill } from '../../../../../shared/format/fill.ts';
import { inRupees } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import type { WindowContent } from './content.ts';
import { dressWindow, type Knowledge, type Reason, type Scored } from './window-score.ts';

/** Names of the switches, which are keys of Knowledge. */
export const switches = ['season', 'size', 'last'] as const;

/** A ranked product with its reason. */
export interface Shown {
  id: Scored['id'];
  name: string;
  price: string;
  why: string;
  /** Score, such as "20 points". */
  points: string;
}

export interface Weighed extends Outcome {
  shown: readonly Shown[];
}

/** Name of each part of a score in the calculation. */
const partNames = {
  sells: 'sells',
  season: 'season',
  wrongSeason: 'season',
  size: 'size',
  wrongSize: 'size',
  goesWith: 'last',
  bought: 'last',
} as const satisfies Record<Reason, string>;

/** Formats a score in points, ten to one, so that no decimals are shown. */
const points = (value: number) => String(Math.round(Math.abs(value) * 10));
const signed = (value: number, index: number) => {
  const sign = value < 0 ? '−' : index ? '+' : '';
  return (index ? ` ${sign} ` : sign) + points(value);
};

/**
 * Returns the ranking for a shopper, with its words.
 * @param known enabled `switches`
 * @param wantsOwnPrice a personal price was requested, which is always refused
 */
export function weigh(words: WindowContent, name: string, known: readonly string[], wantsOwnPrice: boolean): Weighed {
  const { shoppers, goods, reasons, decisions, because } = words;
  const shopper = shoppers.find((one) => one.name === name) ?? shoppers[0];
  if (!shopper) throw new Error('The window has no shopper');
  const { season, size, last } = shopper;
  const knows: Knowledge = {
    ...(known.includes('season') && { season: season.is }),
    ...(known.includes('size') && { size: size.is }),
    ...(known.includes('last') && { last: last.is }),
  };
  const scorable = goods.map(({ drawing, ...good }) => ({ ...good, id: drawing }));
  const ranked = dressWindow(scorable, knows);
  const nameOf = (wanted: string) => goods.find(({ drawing }) => drawing === wanted)?.one ?? '';
  const textOf = (reason: Reason) => fill(reasons[reason === 'season' ? season.is : reason], { size: size.is, last: nameOf(last.is) });
  const shown = ranked.map(({ id, score, parts }): Shown => {
    const good = goods.find(({ drawing }) => drawing === id);
    // Show positive reasons, or negative reasons if none is positive.
    const more = parts.slice(1);
    const decisive = more.some(({ value }) => value > 0) ? more.filter(({ value }) => value > 0) : more;
    const why = (decisive.length ? decisive : parts).map(({ reason }) => textOf(reason)).join(` ${words.and} `);
    return {
      id,
      name: good?.name ?? '',
      price: inRupees(good?.price ?? 0),
      why,
      points: fill(words.sums.points, { points: signed(score, 0) }),
    };
  });

  const [first] = shown as [Shown];
  const [best] = ranked as [Scored];
  const values = { good: first.name, price: first.price, shopper: shopper.name };
  if (wantsOwnPrice)
    return {
      shown,
      decision: fill(decisions.refused, values),
      reason: because.refused,
      sum: fill(words.sums.refused, values),
      isRefused: true,
    };
  const placeOf = (scored: readonly Scored[]) => scored.findIndex(({ id }) => id === shopper.cameFor) + 1;
  const [now, before] = [placeOf(ranked), placeOf(dressWindow(scorable, {}))];
  const moved = { shopper: shopper.name, wanted: nameOf(shopper.cameFor), now, before };
  const isReasoned = best.parts.length > 1;
  const knownReason = isReasoned ? fill(because.known, { reasons: capital(first.why) }) : because.sells;
  const partName = (reason: Reason) => fill(words.sums.parts[partNames[reason]], { last: nameOf(last.is) });
  const sum = best.parts.map(({ reason, value }, index) => `${signed(value, index)} ${partName(reason)}`).join('');
  return {
    shown,
    decision: fill(known.length ? decisions.known : decisions.unknown, values),
    reason: known.length ? knownReason : because.unknown,
    sum: isReasoned ? fill(words.sums.score, { sum, score: signed(best.score, 0) }) : sum,
    lesson: now < before ? fill(words.lesson, moved) : undefined,
    loses: now > before ? fill(words.loses, moved) : undefined,
  };
}
