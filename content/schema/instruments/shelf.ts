import { z } from 'zod';
import { between, oneOf } from '../list.ts';
import { line, lines, sentence } from '../words.ts';
import { goodNames } from './goods.ts';
import { instrumentHead } from './parts.ts';

const good = oneOf(goodNames);

/** content/instruments/shelf.yaml: the instrument of the recommendations page. */
export const shelf = z
  .strictObject({
    ...instrumentHead,
    /** Captions of the basket, filled and empty. */
    ...lines(24, 'basket', 'empty'),
    /** Captions of a product: its score if it is first, and the number of baskets behind it. */
    ...lines(16, 'score', 'together'),
    times: sentence(12, 'times'),
    share: sentence(20, 'sold', 'baskets'),
    decisions: z.strictObject({ first: sentence(40, 'goods'), none: line(40) }),
    reasons: z.strictObject({
      pair: sentence(110, 'together', 'having', 'with', 'goods'),
      /** `unknown` is shown when nothing was bought together with the basket, `sold` when no product is left. */
      ...lines(110, 'empty', 'unknown', 'sold'),
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
