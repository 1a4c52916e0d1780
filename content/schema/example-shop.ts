import { z } from 'zod';
import { orderUpTo } from '../order-up-to.ts';
import type { ExampleValues } from '../read/fill-example.ts';
import { type GoodName, goodNames } from './instruments/goods.ts';
import { line } from './words.ts';

const amount = z.int().min(1).max(100_000);
const count = z.int().min(0).max(9999);

const supply = z
  .object({
    daily: amount.meta({ title: 'Sold a day' }),
    lead: count.meta({ title: 'Days from order to shelf' }),
    spare: count.meta({ title: 'Pieces to spare' }),
    pack: amount.meta({ title: 'Pieces in a box of the supplier' }),
    keeps: amount.meta({ title: 'Days that it keeps' }),
  })
  .partial().shape;

/** A product, with its singular (`one`) and plural (`many`) in sentences. Prices and costs are in ₹. */
const good = z
  .strictObject({
    name: line(14),
    one: line(16).meta({ title: 'As a sentence says one' }),
    many: line(16).meta({ title: 'As a sentence says several' }),
    price: amount.meta({ title: 'Price in ₹' }),
    cost: amount.meta({ title: 'Cost in ₹' }),
    ...supply,
    lowest: amount.optional().meta({ title: 'Lowest price' }),
    highest: amount.optional().meta({ title: 'Highest price' }),
    step: amount.optional().meta({ title: 'Largest step of a price' }),
    discount: amount.optional().meta({ title: 'Discount last year, in ₹' }),
  })
  .refine(({ price, cost }) => cost < price, 'is sold at a loss: make cost less than price')
  .refine(({ price, lowest = 0, highest = price, discount = 0 }) => lowest <= price - discount && price <= highest, {
    error: 'has a price outside its limits: keep lowest, price and highest in this order, and price less discount above lowest',
  });

/** An order that a proposal makes (order-up-to.ts). With `of` it has that product's numbers, unless it gives its own. */
const order = z.strictObject({
  stock: count.meta({ title: 'In the shop' }),
  days: amount.meta({ title: 'Days to sell' }),
  of: z.enum(goodNames).optional().meta({ title: 'Product', description: 'Its numbers count, unless the order has its own below.' }),
  extra: count.optional().meta({ title: 'Pieces on top, such as from people who signed up' }),
  from: count.optional().meta({ title: 'Days until the first is sold' }),
  ...supply,
});

const shop = z.strictObject({
  name: line(20),
  trade: line(48),
  /** Small print that marks the shop as an example, once a page. */
  label: line(40),
  people: z.strictObject({ owner: line(12), support: line(12) }),
  /** Limits, and counts of the week. */
  numbers: z.strictObject({ largest: amount, refund: amount, returnDays: amount, messages: amount }),
  goods: z.strictObject({
    tote: good.required({ daily: true, lead: true, spare: true }),
    lamp: good.required({ daily: true }),
    sweets: good.required({ daily: true, keeps: true }),
    shoes: good,
    cream: good,
    headphones: good,
    mat: good,
    bottle: good,
    perfume: good,
  } satisfies Record<GoodName, z.ZodType>),
  orders: z.record(z.string(), order),
});
export type ExampleShop = z.infer<typeof shop>;

/** Returns an order of the example shop with the product's numbers, and what the model makes of it. */
export function exampleOrder({ goods }: ExampleShop, { of, ...given }: ExampleShop['orders'][string]) {
  const { daily = 0, lead = 0, spare, pack, keeps } = of ? goods[of] : {};
  const need = { daily, lead, spare, pack, keeps, ...given };
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

/** content/example-shop.yaml: the shop of all instruments, artefacts, pictures and PDFs. An order that sells out first is refused. */
export const exampleShop = shop
  .superRefine((checked, context) => {
    for (const [name, given] of Object.entries(checked.orders)) {
      const { order, lost, daily, lead, days, keeps, from = 0 } = exampleOrder(checked, given);
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['orders', name], message });
      if (name in checked.goods) refuse('has the name of a product: take another');
      if (lost > 0) refuse(`sells out before its delivery: stock must be ${daily * (lead - from)} or more, or lead shorter`);
      if (order > checked.numbers.largest) refuse(`orders ${order}: keep to largest, ${checked.numbers.largest}`);
      if (keeps && days - lead > keeps) refuse(`goes stale: days must be ${keeps + lead} or fewer`);
    }
  })
  .meta({ example: true });
