import { z } from 'zod';
import type { GoodName } from './instruments/goods.ts';
import { line } from './words.ts';

const amount = z.int().min(1).max(100_000);

/** A product, with its singular (`one`) and plural (`many`) in sentences. Prices and costs are in ₹. */
const good = z
  .strictObject({
    name: line(14),
    one: line(16),
    many: line(16),
    price: amount,
    cost: amount,
    /** Pieces sold a day in the weeks before Diwali. */
    daily: amount.optional(),
    /** Shelf life in days. */
    keeps: z.int().min(1).max(60).optional(),
  })
  .refine(({ price, cost }) => cost < price, 'is sold at a loss: make cost less than price');

/** content/example-shop.yaml: the shop of all instruments, artefacts, pictures and PDFs. */
export const exampleShop = z
  .strictObject({
    name: line(20),
    trade: line(48),
    /** Small print that marks the shop as an example, once a page. */
    label: line(40),
    people: z.strictObject({ owner: line(12), support: line(12) }),
    goods: z.strictObject({
      tote: good.required({ daily: true }),
      lamp: good.required({ daily: true }),
      sweets: good.required({ daily: true, keeps: true }),
      shoes: good,
      cream: good,
      headphones: good,
      mat: good,
      bottle: good,
      perfume: good,
    } satisfies Record<GoodName, z.ZodType>),
  })
  .meta({ example: true });
