import { say, sayAll } from '../kit/outcome.ts';
import type { ShelfContent } from './words.ts';

/** A shopper's basket: unique names of items. */
type Basket = readonly string[];

const count = (baskets: readonly Basket[], ...items: string[]) =>
  baskets.filter((basket) => items.every((it) => basket.includes(it))).length;

/** Rounds scores to their displayed precision, so that the visible numbers explain the order. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Computes item-to-item similarity: the cosine of two items' basket vectors, together ÷ √(n(a) × n(b)), from 0 (never together) to 1.
 * Source: Linden, Smith and York, "Amazon.com recommendations: item-to-item collaborative filtering", IEEE Internet Computing 7(1), 2003.
 * @param inBasket item in the visitor's basket, returned as `with`
 * @returns numbers of baskets with both items (`together`), with `inBasket` (`having`) and with `item` (`sold`); a cosine of 0 if either
 * was never bought
 */
export function itemSimilarity(baskets: readonly Basket[], inBasket: string, item: string) {
  const together = count(baskets, inBasket, item);
  const [having, sold] = [count(baskets, inBasket), count(baskets, item)];
  return { with: inBasket, together, having, sold, cosine: together && hundredths(together / Math.sqrt(having * sold)) };
}

/**
 * Ranks the items outside the basket by their mean similarity to it; with an empty basket, by the share of all baskets. Ties by sales,
 * then by order in `items`.
 * @returns scores from 0 to 1 in hundredths, with the pairs behind them in the basket's order
 */
export function rankShelf(baskets: readonly Basket[], items: readonly string[], basket: Basket) {
  return items
    .filter((item) => !basket.includes(item))
    .map((item) => {
      const sold = count(baskets, item);
      const pairs = basket.map((one) => itemSimilarity(baskets, one, item));
      const score = pairs.length ? pairs.reduce((sum, { cosine }) => sum + cosine, 0) / pairs.length : sold / baskets.length;
      return { item, sold, score: hundredths(score), pairs };
    })
    .sort((a, b) => b.score - a.score || b.sold - a.sold);
}

/** Returns the ranking for a basket and its words: the first product, its strongest pair, and the calculation. */
export function weigh(words: ShelfContent, basket: Basket) {
  const { goods, baskets, decisions, reasons, sums } = words;
  const some = (item = '') => goods.find(({ drawing }) => drawing === item)?.some ?? '';
  const items = goods.map(({ drawing }) => drawing);
  const shelf = rankShelf(baskets, items, basket).map((place) => {
    const times = place.pairs.reduce((sum, { together }) => sum + together, 0);
    const count = place.pairs.length ? say(words.times, { times }) : say(words.share, { sold: place.sold, baskets: baskets.length });
    return { ...place, written: place.score ? place.score.toFixed(2) : '–', count };
  });

  const [first] = shelf;
  if (!first?.score) {
    const [reason, sum] = first ? [reasons.unknown, sums.none] : [reasons.sold, say(sums.sold, { count: basket.length })];
    return { shelf, hasFirst: false, decision: decisions.none, reason, sum, isRefused: true, loses: first && words.loses };
  }
  const { pairs, sold } = first;
  const [pair] = [...pairs].sort((a, b) => b.cosine - a.cosine);
  const [best] = [...shelf].sort((a, b) => b.sold - a.sold);
  const texts = {
    decision: decisions.first,
    reason: pair ? reasons.pair : reasons.empty,
    sum: pairs.length > 1 ? sums.mean : pair ? sums.pair : sums.share,
    lesson: pair && best?.item !== first.item ? words.lesson : undefined,
  };
  const names = { goods: some(first.item), with: some(pair?.with) };
  const counts = { sold, baskets: baskets.length, count: pairs.length };
  const scores = { score: first.written, scores: pairs.map(({ cosine }) => cosine.toFixed(2)).join(' + ') };
  return { ...sayAll(texts, { ...pair, ...names, ...counts, ...scores }), shelf, hasFirst: true };
}
