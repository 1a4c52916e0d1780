/** A shopper's basket: unique names of items. */
export type Basket = readonly string[];

/** Similarity of two items. The cosine is from 0 (never together) to 1 (always together), rounded to hundredths. */
export interface Pair {
  with: string;
  /** Number of baskets with both items. */
  together: number;
  /** Number of baskets with the item `with`. */
  having: number;
  /** Number of baskets with the scored item. */
  sold: number;
  cosine: number;
}

/** A ranked item. */
export interface Place {
  item: string;
  /** Number of baskets with the item. */
  sold: number;
  /** Mean of the cosines. If the visitor's basket is empty, the share of all baskets with the item. From 0 to 1, rounded to hundredths. */
  score: number;
  /** Pairs behind the score, in the basket's order; empty with an empty basket. */
  pairs: readonly Pair[];
}

const count = (baskets: readonly Basket[], ...items: string[]) =>
  baskets.filter((basket) => items.every((it) => basket.includes(it))).length;

/** Rounds scores to their displayed precision, so that the visible numbers explain the order. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Computes item-to-item similarity: the cosine of two items' basket vectors, together ÷ √(n(a) × n(b)).
 * Source: Linden, Smith and York, "Amazon.com recommendations: item-to-item collaborative filtering", IEEE Internet Computing 7(1), 2003.
 * @param inBasket item in the visitor's basket, returned as `with`
 * @returns a cosine of 0 if either item was never bought
 */
export function itemSimilarity(baskets: readonly Basket[], inBasket: string, item: string): Pair {
  const together = count(baskets, inBasket, item);
  const [having, sold] = [count(baskets, inBasket), count(baskets, item)];
  return { with: inBasket, together, having, sold, cosine: together && hundredths(together / Math.sqrt(having * sold)) };
}

/**
 * Ranks items by their mean similarity to the basket; ties by sales, then by order in `items`.
 * Excludes items in the basket.
 */
export function rankShelf(baskets: readonly Basket[], items: readonly string[], basket: Basket): Place[] {
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
