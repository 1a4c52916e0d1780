import { say, sayAll } from '../kit/outcome.ts';
import type { ShelfContent } from './words.ts';

/** A shopper's basket: unique names of items, in the order of their addition. */
type Basket = readonly string[];

/**
 * Ranks the items outside the basket by the share of past baskets with them, of those that had any item of this basket; with an empty
 * basket, of all past baskets. Ties by sales, then by order in `items`. The share is the confidence of a rule "whoever has one of these
 * also has that": Agrawal, Imieliński and Swami, "Mining association rules between sets of items in large databases", SIGMOD 1993.
 * @returns numbers of past baskets: with the item (`sold`), with any item of the basket (`having`), and with both (`together`)
 */
export function rankShelf(baskets: readonly Basket[], items: readonly string[], basket: Basket) {
  const alike = basket.length ? baskets.filter((past) => basket.some((item) => past.includes(item))) : baskets;
  const count = (past: readonly Basket[], item: string) => past.filter((one) => one.includes(item)).length;
  return items
    .filter((item) => !basket.includes(item))
    .map((item) => ({ item, sold: count(baskets, item), having: alike.length, together: count(alike, item) }))
    .sort((a, b) => b.together - a.together || b.sold - a.sold);
}

/** Returns the ranking for a basket and its words: the first product, the baskets behind it, and what the last addition changed. */
export function weigh(words: ShelfContent, basket: Basket) {
  const { goods, baskets, decisions, reasons, sums } = words;
  const some = (item = '') => goods.find(({ drawing }) => drawing === item)?.some ?? '';
  const items = goods.map(({ drawing }) => drawing);
  const shelf = rankShelf(baskets, items, basket).map((place) => {
    const { together, having } = place;
    const written = together ? `${Math.round((100 * together) / having)}%` : '–';
    return { ...place, written, count: say(words.share, { together, having }) };
  });

  const [first] = shelf;
  if (!first?.together) {
    const [reason, sum] = first ? [reasons.unknown, sums.none] : [reasons.sold, say(sums.sold, { count: basket.length })];
    return { shelf, hasFirst: false, decision: decisions.none, reason, sum, isRefused: true, loses: first && words.loses };
  }
  const { item, together, having, written } = first;
  const added = basket.at(-1);
  // The first product's place before the last addition.
  const before = 1 + rankShelf(baskets, items, basket.slice(0, -1)).findIndex((place) => place.item === item);
  const texts = {
    decision: decisions.first,
    reason: added ? reasons.bought : reasons.empty,
    sum: sums.share,
    lesson: added && (before > 1 ? words.lesson : words.stays),
  };
  const held = basket.length > 2 ? words.any : basket.map(some).join(` ${words.or} `);
  const names = { goods: some(item), with: held, added: some(added) };
  return { ...sayAll(texts, { ...names, before, together, having, share: written }), shelf, hasFirst: true };
}
