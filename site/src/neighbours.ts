/**
 * An entry of a list and those that stand around it: all of a short list, of a long one as many as asked for. What a page shows of its
 * like must not grow with their number, or the site would grow with its square.
 * @param place of the entry, from 0
 * @param most how many in all, itself included
 */
export function neighbours<Item>(items: readonly Item[], place: number, most: number): readonly Item[] {
  const first = Math.max(0, Math.min(place - Math.floor((most - 1) / 2), items.length - most));
  return items.slice(first, first + most);
}
