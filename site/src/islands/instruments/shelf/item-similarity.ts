/** One shopper's basket: the names of its items, each once. */
export type Basket = readonly string[];

/** How two items go together. Counts are baskets; the cosine is 0 (never together) to 1 (always together), in hundredths. */
export interface Pair {
  with: string;
  /** Baskets with both. */
  together: number;
  /** Baskets with the item that is in the visitor's basket, and with the one that is weighed. */
  having: number;
  sold: number;
  cosine: number;
}

/** An item on the shelf. */
export interface Place {
  item: string;
  /** Baskets with it. */
  sold: number;
  /** The mean of its cosines; with an empty basket the share of all baskets that had it. 0 to 1, in hundredths. */
  score: number;
  /** What the score is the mean of, in the basket's order; empty with an empty basket. */
  pairs: readonly Pair[];
}

const count = (baskets: readonly Basket[], ...items: string[]) =>
  baskets.filter((basket) => items.every((it) => basket.includes(it))).length;

/** Scores are kept as they are shown, so that a clerk who adds up what stands on the shelf gets the same order. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Item-to-item similarity: the cosine of two items' rows of baskets, together ÷ √(n(a) × n(b)).
 * Source: Linden, Smith and York, "Amazon.com recommendations: item-to-item collaborative filtering", IEEE Internet Computing 7(1), 2003.
 * @param inBasket the item that the visitor has, which `pair.with` names
 * @returns 0 as the cosine where one of them was never bought
 */
export function itemSimilarity(baskets: readonly Basket[], inBasket: string, item: string): Pair {
  const together = count(baskets, inBasket, item);
  const [having, sold] = [count(baskets, inBasket), count(baskets, item)];
  return { with: inBasket, together, having, sold, cosine: together && hundredths(together / Math.sqrt(having * sold)) };
}

/**
 * The shelf for a basket: what fits it best comes first. Of equals the one that sells more, then the one that is listed first.
 * What is in the basket is never advised, so it has no place.
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
