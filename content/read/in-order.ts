/**
 * Sorts entries by a given order; others follow in the order of their files.
 * @param order slugs, or paths that end in them
 */
export function inOrder<T extends { slug: string }>(entries: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((name, place) => [name.split('/').at(-1), place]));
  const place = ({ slug }: T) => places.get(slug) ?? order.length;
  return entries.toSorted((one, other) => place(one) - place(other));
}
