import { orderUpTo } from '../order-up-to.ts';
import type { ExampleShop } from '../schema/example-shop.ts';

/** Numbers by the names that content writes in braces: tote.price, totes.order. */
export type ExampleValues = Readonly<Record<string, number>>;

const inRupees = new Set(['price', 'cost', 'margin', 'discount', 'lowest', 'highest', 'step', 'refund']);

/** Returns an order of the example shop with the product's numbers, and what the model makes of it. */
export function exampleOrder({ goods }: ExampleShop, { of, ...given }: ExampleShop['orders'][string]) {
  const { daily = 0, lead = 0, spare, pack } = of ? goods[of] : {};
  const need = { daily, lead, spare, pack, ...given };
  const { lost, asked } = orderUpTo(need);
  return { ...need, lost, order: asked, sells: need.daily * need.days, lasts: Math.floor(need.stock / need.daily) };
}

/** Returns every number that other files may name. */
export function exampleValues(shop: ExampleShop): ExampleValues {
  const goods = Object.entries(shop.goods).map(([name, good]) => [name, { ...good, margin: good.price - good.cost }]);
  const orders = Object.entries(shop.orders).map(([name, order]) => [name, exampleOrder(shop, order)]);
  const groups: Record<string, object> = Object.fromEntries([...goods, ...orders, ['shop', shop.numbers]]);
  const values = Object.entries(groups).flatMap(([group, all]) => Object.entries(all).map(([key, value]) => [`${group}.${key}`, value]));
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'number'));
}

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
