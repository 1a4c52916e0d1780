import { fill } from '../../../../../shared/format/fill.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import type { ShelfContent } from './content.ts';
import { type Place, rankShelf } from './item-similarity.ts';

/** A product on the shelf with its tag. */
interface Shown extends Place {
  /** Formatted score, such as 0.67, or a dash for 0, and the number of baskets. */
  written: string;
  count: string;
}

export interface Weighed extends Outcome {
  shelf: readonly Shown[];
  /** Whether the best product has a score above 0. */
  hasFirst: boolean;
}

const formatScore = (score: number) => score.toFixed(2);

/** Returns the ranking for a basket and its words: the first product, its strongest pair, and the calculation. */
export function weigh(words: ShelfContent, basket: readonly string[]): Weighed {
  const { goods, baskets, decisions, reasons, sums } = words;
  const some = (item = '') => goods.find(({ drawing }) => drawing === item)?.some ?? '';
  const all = String(baskets.length);
  const places = rankShelf(
    baskets,
    goods.map(({ drawing }) => drawing),
    basket,
  );
  const shelf = places.map((place) => {
    const times = place.pairs.reduce((sum, { together }) => sum + together, 0);
    const count = place.pairs.length
      ? fill(words.times, { times: String(times) })
      : fill(words.share, { sold: String(place.sold), baskets: all });
    return { ...place, written: place.score ? formatScore(place.score) : '–', count };
  });

  const [first] = shelf;
  if (!first?.score) {
    const [reason, sum] = first ? [reasons.unknown, sums.none] : [reasons.sold, fill(sums.sold, { count: String(basket.length) })];
    return { shelf, hasFirst: false, decision: decisions.none, reason, sum, isRefused: true, loses: first && words.loses };
  }
  const [pair] = [...first.pairs].sort((a, b) => b.cosine - a.cosine);
  const placeholders = {
    ...Object.fromEntries(Object.entries(pair ?? {}).map(([name, value]) => [name, String(value)])),
    goods: some(first.item),
    with: some(pair?.with),
    sold: String(first.sold),
    baskets: all,
    score: first.written,
    scores: first.pairs.map(({ cosine }) => formatScore(cosine)).join(' + '),
    count: String(first.pairs.length),
  };
  const [best] = [...shelf].sort((a, b) => b.sold - a.sold);
  const isMoved = pair && best?.item !== first.item;
  const sum = first.pairs.length > 1 ? sums.mean : pair ? sums.pair : sums.share;
  return {
    shelf,
    hasFirst: true,
    decision: fill(decisions.first, placeholders),
    reason: fill(pair ? reasons.pair : reasons.empty, placeholders),
    sum: fill(sum, placeholders),
    lesson: isMoved ? fill(words.lesson, placeholders) : undefined,
  };
}
