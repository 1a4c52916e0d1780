import { capital } from '../../../../shared/format/fill.ts';
import { inRupees, say, sayAll } from '../kit/outcome.ts';
import type { WindowContent } from './words.ts';

export interface Good {
  id: string;
  /** Sales relative to the best seller, from 0 to 1. */
  sells: number;
  /** Weather that it is for; omitted for any. */
  season?: string | undefined;
  /** Sizes in stock; omitted for products without sizes. */
  sizes?: readonly string[] | undefined;
  /** Ids of complementary products. */
  goesWith: readonly string[];
}

/** Known attributes of a shopper: weather, size, and the id of the last purchase. Disabled ones are omitted. */
type Knowledge = Partial<Record<'season' | 'size' | 'last', string>>;

/** Source of a part of the score. The parts of `wrongSeason`, `wrongSize` and `bought` are negative. */
type Reason = 'sells' | 'season' | 'size' | 'goesWith' | 'wrongSeason' | 'wrongSize' | 'bought';

/** Weight of each attribute, negative for a mismatch. The weights are set by hand; a real shop learns them from its sales. */
const weights = { season: 0.6, size: 0.5, last: 0.8 } as const;

/**
 * Scores a product for a shopper. The score is linear, so that each reason is visible and the sum can be checked by hand.
 * @returns the sum of the parts, which may be negative; the first part is always `sells`
 */
export function windowScore({ id, sells, season, sizes, goesWith }: Good, knows: Knowledge) {
  const parts: { reason: Reason; value: number }[] = [{ reason: 'sells', value: sells }];
  const add = (reason: Reason, value: number) => parts.push({ reason, value });

  if (knows.season && season) season === knows.season ? add('season', weights.season) : add('wrongSeason', -weights.season);
  if (knows.size && sizes) sizes.includes(knows.size) ? add('size', weights.size) : add('wrongSize', -weights.size);
  if (knows.last === id) add('bought', -weights.last);
  else if (knows.last && goesWith.includes(knows.last)) add('goesWith', weights.last);

  return { id, score: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

/** Ranks all products, best first; ties keep their order. */
export const dressWindow = (goods: readonly Good[], knows: Knowledge) =>
  goods.map((good) => windowScore(good, knows)).sort((a, b) => +(b.score - a.score).toFixed(9));

/** Names of the switches, which are keys of Knowledge. */
export const switches = ['season', 'size', 'last'] as const;

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

/** Formats a score in points, ten to one, so that no decimals are shown. @param index place in a sum */
const points = (value: number, index = 0) => {
  const sign = value < 0 ? '−' : index ? '+' : '';
  return (index ? ` ${sign} ` : sign) + String(Math.round(Math.abs(value) * 10));
};

/**
 * Returns the ranking for a shopper, with its words.
 * @param known enabled `switches`
 * @param wantsOwnPrice a personal price was requested, which is always refused
 */
export function weigh(words: WindowContent, name: string, known: readonly string[], wantsOwnPrice: boolean) {
  const { goods, reasons, decisions, because, sums } = words;
  const shopper = words.shoppers.find((one) => one.name === name) ?? (words.shoppers[0] as WindowContent['shoppers'][number]);
  const { season, size, last, cameFor } = shopper;
  const knows: Knowledge = Object.fromEntries(switches.flatMap((one) => (known.includes(one) ? [[one, shopper[one].is]] : [])));
  const scorable = goods.map(({ drawing, ...good }) => ({ ...good, id: drawing }));
  const ranked = dressWindow(scorable, knows);
  const goodOf = (id: string) => goods.find(({ drawing }) => drawing === id) as WindowContent['goods'][number];
  const textOf = (reason: Reason) => say(reasons[reason === 'season' ? season.is : reason], { size: size.is, last: goodOf(last.is).one });
  const shown = ranked.map(({ id, score, parts }) => {
    const { name, price } = goodOf(id);
    // Show positive reasons, or negative reasons if none is positive.
    const more = parts.slice(1);
    const decisive = more.some(({ value }) => value > 0) ? more.filter(({ value }) => value > 0) : more;
    const why = (decisive.length ? decisive : parts).map(({ reason }) => textOf(reason)).join(` ${words.and} `);
    return { id, name, price: inRupees(price), why, points: say(sums.points, { points: points(score) }) };
  });

  const [first] = shown as [(typeof shown)[number]];
  const { score, parts } = ranked[0] as (typeof ranked)[number];
  const values = { good: first.name, price: first.price, shopper: shopper.name };
  if (wantsOwnPrice)
    return { shown, ...sayAll({ decision: decisions.refused, reason: because.refused, sum: sums.refused }, values), isRefused: true };

  const placeOf = (scored: typeof ranked) => scored.findIndex(({ id }) => id === cameFor) + 1;
  const [now, before] = [placeOf(ranked), placeOf(dressWindow(scorable, {}))];
  const isReasoned = parts.length > 1;
  const partName = (reason: Reason) => say(sums.parts[partNames[reason]], { last: goodOf(last.is).one });
  const sum = parts.map(({ reason, value }, index) => `${points(value, index)} ${partName(reason)}`).join('');
  const texts = {
    decision: known.length ? decisions.known : decisions.unknown,
    reason: !known.length ? because.unknown : isReasoned ? because.known : because.sells,
    sum: isReasoned ? sums.score : sum,
    lesson: now < before ? words.lesson : undefined,
    loses: now > before ? words.loses : undefined,
  };
  const scored = { reasons: capital(first.why), sum, score: points(score) };
  const moved = { wanted: goodOf(cameFor).one, now, before };
  return { ...sayAll(texts, { ...values, ...scored, ...moved }), shown, isRefused: false };
}
export type Shown = ReturnType<typeof weigh>['shown'][number];
