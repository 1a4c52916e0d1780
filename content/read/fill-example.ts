/** Numbers by the names that content writes in braces: tote.price, totes.order. */
export type ExampleValues = Readonly<Record<string, number>>;

const inRupees = new Set(['price', 'cost', 'margin', 'discount', 'lowest', 'highest', 'step', 'refund']);

/**
 * Returns a copy of parsed content with the example shop's numbers in the places of their names: {tote.price} becomes ₹1,349, and a text
 * that is only {#tote.price} the number 1349. Names without a number stay; `line` (schema/words.ts) refuses them.
 */
export function fillExample(data: unknown, values: ExampleValues): unknown {
  if (typeof data === 'string') return data.includes('{') ? fillText(data, values) : data;
  if (Array.isArray(data)) return data.map((item) => fillExample(item, values));
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillExample(value, values)]));
}

function fillText(text: string, values: ExampleValues): string | number {
  const name = /^\{#(\w+\.\w+)\}$/.exec(text)?.[1];
  if (name) return values[name] ?? text;
  return text.replace(/\{(\w+\.(\w+))\}/g, (place, name: string, key: string) => {
    const value = values[name]?.toLocaleString('en-IN');
    return value === undefined ? place : `${inRupees.has(key) ? '₹' : ''}${value}`;
  });
}
