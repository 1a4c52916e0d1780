import { z } from 'zod';
import { between } from '../list.ts';
import { line, sentence } from '../words.ts';
import { goodNames } from './goods.ts';
import { instrumentHead } from './parts.ts';

const good = z.enum(goodNames, { error: `must be one of: ${goodNames.join(', ')}` });

/** content/instruments/shelf.yaml: the instrument of the recommendations page. */
export const shelf = z
  .strictObject({
    ...instrumentHead,
    /** Captions of the basket, filled and empty. */
    basket: line(24),
    empty: line(24),
    /** Caption of the first product's score. */
    score: line(12),
    /** Caption of a product: the number of baskets behind its score. */
    times: sentence(12, 'times'),
    together: line(16),
    share: sentence(20, 'sold', 'baskets'),
    decisions: z.strictObject({ first: sentence(40, 'goods'), none: line(40) }),
    reasons: z.strictObject({
      empty: line(110),
      pair: sentence(110, 'together', 'having', 'with', 'goods'),
      /** Shown when nothing was bought together with the basket, and when no product is left. */
      unknown: line(110),
      sold: line(110),
    }),
    sums: z.strictObject({
      share: sentence(70, 'sold', 'baskets', 'score'),
      pair: sentence(90, 'together', 'having', 'with', 'sold', 'goods', 'score'),
      mean: sentence(70, 'scores', 'count', 'score'),
      none: line(40),
      sold: sentence(40, 'count'),
    }),
    goods: between(4, 8, good).refine((goods) => new Set(goods).size === goods.length, 'has a product twice: list each once'),
    baskets: between(5, 40, between(1, 6, good)),
    /** Initial basket. */
    start: between(1, 3, good),
    lesson: sentence(110, 'goods', 'together', 'having', 'with'),
  })
  .refine(({ goods, baskets }) => baskets.flat().every((name) => goods.includes(name)), {
    error: 'has a basket with something that is not among the goods: add it to goods, or take it out of the basket',
  });
