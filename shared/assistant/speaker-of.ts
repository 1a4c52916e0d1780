/**
 * Returns a quote's speaker as text. `position` may end in a comma and the shop's name.
 * @param clients names of shops
 */
export function speakerOf({ author, position }: { author: string; position: string }, clients: readonly string[]): string {
  const client = clients.find((name) => position.endsWith(`, ${name}`));
  return `${author}, ${client ? `${position.slice(0, -client.length - 2)} at ${client}` : position}`;
}
