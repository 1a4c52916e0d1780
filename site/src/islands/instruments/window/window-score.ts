/** Something that the shop sells. */
export interface Good {
  id: string;
  /** How often it sells: 0 to 1, beside what sells most. */
  sells: number;
  /** The weather that it is for; none: for any. */
  season?: string;
  /** Sizes in stock; none where it has no sizes. */
  sizes?: readonly string[];
  /** Ids of what it goes with. */
  goesWith: readonly string[];
}

/** What the window may know of a shopper; what is switched off is left out. */
export interface Knowledge {
  /** The weather where they are. */
  season?: string;
  size?: string;
  /** Id of what they bought last. */
  last?: string;
}

/** What a part of a score comes from; those with `wrong` take away. */
export type Reason = 'sells' | 'season' | 'size' | 'goesWith' | 'wrongSeason' | 'wrongSize' | 'bought';

export interface Scored {
  id: string;
  /** The sum of its parts; can be below 0. */
  score: number;
  /** In the order of the sum; the first is always how often it sells. */
  parts: readonly { reason: Reason; value: number }[];
}

/** What each thing that is known adds; the wrong one takes as much away. Set by hand: a shop learns such weights from its own sales. */
const weights = { season: 0.6, size: 0.5, last: 0.8 } as const;

/** How well a good suits a shopper: a linear score, so that each reason can be read off and the sum done on paper. */
export function windowScore({ id, sells, season, sizes, goesWith }: Good, knows: Knowledge): Scored {
  const parts: { reason: Reason; value: number }[] = [{ reason: 'sells', value: sells }];
  const add = (reason: Reason, value: number) => parts.push({ reason, value });

  if (knows.season && season) season === knows.season ? add('season', weights.season) : add('wrongSeason', -weights.season);
  if (knows.size && sizes) sizes.includes(knows.size) ? add('size', weights.size) : add('wrongSize', -weights.size);
  if (knows.last === id) add('bought', -weights.last);
  else if (knows.last && goesWith.includes(knows.last)) add('goesWith', weights.last);

  return { id, score: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

/** All goods, the best first; of equals the one that is listed first. Nothing is left out. */
export const dressWindow = (goods: readonly Good[], knows: Knowledge): Scored[] =>
  goods.map((good) => windowScore(good, knows)).sort((a, b) => +(b.score - a.score).toFixed(9));
