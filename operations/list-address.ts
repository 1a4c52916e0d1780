/** An address with what is asked of it; what is empty or undefined is left out. */
export function listAddress(path: string, asked: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}
