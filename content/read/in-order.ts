/**
 * Sorts entries by a given order; entries that the order does not name follow, in the order of their files.
 * @param order slugs, or paths that end in them
 */
export function inOrder<T extends { slug: string }>(entries: readonly T[], order: readonly string[]): T[] {
  const positions = new Map(order.map((name, index) => [name.split('/').at(-1), index]));
  const positionOf = ({ slug }: T) => positions.get(slug) ?? order.length;
  return entries.toSorted((one, other) => positionOf(one) - positionOf(other));
}
