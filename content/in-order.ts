/**
 * Entries in a published order; those that it does not name follow in their files' order.
 * @param order slugs, or addresses that end in them
 */
export function inOrder<T extends { slug: string }>(entries: readonly T[], order: readonly string[]): T[] {
  const slugs = order.map((name) => name.split('/').at(-1));
  const place = ({ slug }: T) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length);
  return entries.toSorted((one, other) => place(one) - place(other));
}
