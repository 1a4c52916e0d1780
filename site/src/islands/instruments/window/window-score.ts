/** A product. */
export interface Good {
  id: string;
  /** Sales relative to the best seller, from 0 to 1. */
  sells: number;
  /** Weather that it is for; omitted for any. */
  season?: string;
  /** Sizes in stock; omitted for products without sizes. */
  sizes?: readonly string[];
  /** Ids of complementary products. */
  goesWith: readonly string[];
}

/** Known attributes of a shopper; disabled ones are omitted. */
export interface Knowledge {
  /** Weather at the shopper's location. */
  season?: string;
  size?: string;
  /** Id of the last purchase. */
  last?: string;
}

/** Source of a part of the score. The parts of `wrongSeason`, `wrongSize` and `bought` are negative. */
export type Reason = 'sells' | 'season' | 'size' | 'goesWith' | 'wrongSeason' | 'wrongSize' | 'bought';

export interface Scored {
  id: string;
  /** Sum of the parts; may be negative. */
  score: number;
  /** Parts in order; the first is always `sells`. */
  parts: readonly { reason: Reason; value: number }[];
}

/** Weight of each attribute, negative for a mismatch. The weights are set by hand; a real shop learns them from its sales. */
const weights = { season: 0.6, size: 0.5, last: 0.8 } as const;

/** Scores a product for a shopper. The score is linear, so that each reason is visible and the sum can be checked by hand. */
export function windowScore({ id, sells, season, sizes, goesWith }: Good, knows: Knowledge): Scored {
  const parts: { reason: Reason; value: number }[] = [{ reason: 'sells', value: sells }];
  const add = (reason: Reason, value: number) => parts.push({ reason, value });

  if (knows.season && season) season === knows.season ? add('season', weights.season) : add('wrongSeason', -weights.season);
  if (knows.size && sizes) sizes.includes(knows.size) ? add('size', weights.size) : add('wrongSize', -weights.size);
  if (knows.last === id) add('bought', -weights.last);
  else if (knows.last && goesWith.includes(knows.last)) add('goesWith', weights.last);

  return { id, score: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

/** Ranks all products, best first; ties keep their order. */
export const dressWindow = (goods: readonly Good[], knows: Knowledge): Scored[] =>
  goods.map((good) => windowScore(good, knows)).sort((a, b) => +(b.score - a.score).toFixed(9));
