/**
 * The speaker of a quote as text. The position names the shop after its last comma.
 * @param clients names of shops
 */
export function speakerOf({ author, position }: { author: string; position: string }, clients: readonly string[]): string {
  const client = clients.find((name) => position.endsWith(`, ${name}`));
  return `${author}, ${client ? `${position.slice(0, -client.length - 2)} at ${client}` : position}`;
}
