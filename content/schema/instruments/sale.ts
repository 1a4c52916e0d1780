import { z } from 'zod';
import { lines, sentence } from '../words.ts';
import { instrumentHead } from './parts.ts';

/** Systems behind a shop; each is a drawing in site/src/drawings/systems. */
export const systems = ['erp', 'warehouse', 'tills', 'couriers', 'helpdesk', 'watch'] as const;
export type System = (typeof systems)[number];

/** Fields of the order. */
const saleFields = ['order', 'item', 'price', 'buyer', 'stock', 'cost', 'reorder', 'parcel', 'ticket'] as const;
export type SaleField = (typeof saleFields)[number];

const { loses: _, ...head } = instrumentHead;
const field = z.enum(saleFields, { error: `must be one of: ${saleFields.join(', ')}` });
const passing = ['system', 'seen', 'all', 'gets', 'gives', 'total', 'first'];
const counted = ['counted', 'counter', 'online', 'left', 'sold', 'order', 'cost', 'draft'];
const count = z.int().min(0).max(100_000);

const system = z.strictObject({
  ...lines(12, 'name'),
  /** Fields that pass to the system, and those that come from it. */
  gets: z.array(field),
  gives: z.array(field),
  reason: sentence(120, ...passing),
  sum: sentence(90, ...passing, ...counted),
});

/** content/instruments/sale.yaml: the instrument of the integration page. */
export const sale = z.strictObject({
  ...head,
  lesson: sentence(110, ...passing),
  ...lines(50, 'legend', 'heading', 'shown'),
  ways: z.strictObject({
    ...lines(16, 'none', 'sentOnce', 'retried'),
    to: sentence(20, 'name'),
    from: sentence(20, 'name'),
    both: sentence(24, 'name'),
    sent: sentence(20, 'count'),
  }),
  fields: z.record(field, z.strictObject({ ...lines(12, 'label'), value: sentence(48, ...counted) })),
  /** Pieces in the shop, sold at the counter and online; pieces of the drafted order, and the cost of one in ₹. */
  numbers: z.strictObject({ counted: count, counter: count, online: count, order: count, cost: count }),
  failed: field,
  decisions: z.strictObject({ passes: sentence(48, ...passing), watched: sentence(48, ...passing) }),
  systems: z.strictObject(Object.fromEntries(systems.map((name) => [name, system])) as Record<System, typeof system>),
});
