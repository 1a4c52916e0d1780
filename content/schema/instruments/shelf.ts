import { z } from 'zod';
import { between } from '../list.ts';
import { line, lines, sentence } from '../words.ts';
import { goodNames } from './goods.ts';
import { instrumentHead } from './parts.ts';

const good = z.enum(goodNames);

/** content/instruments/shelf.yaml: the instrument of the recommendations page. */
export const shelf = z
  .strictObject({
    ...instrumentHead,
    /** Captions of the basket, filled and empty. */
    ...lines(24, 'basket', 'empty'),
    /** Below each product: of how many past baskets its percentage is read; `pastBaskets` follows it at the first product. */
    share: sentence(24, 'together', 'having'),
    /** What the basket has, in a sentence: two names are joined with `or`; three and more are `any`. */
    ...lines(24, 'pastBaskets', 'or', 'any'),
    decisions: z.strictObject({ first: sentence(40, 'goods'), none: line(40) }),
    reasons: z.strictObject({
      bought: sentence(110, 'together', 'having', 'with', 'goods'),
      /** `unknown` is shown when nothing was bought together with the basket, `sold` when no product is left. */
      ...lines(110, 'empty', 'unknown', 'sold'),
    }),
    sums: z.strictObject({
      share: sentence(70, 'together', 'having', 'share'),
      none: line(40),
      sold: sentence(40, 'count'),
    }),
    goods: between(4, 6, good).refine((goods) => new Set(goods).size === goods.length, 'has a product twice: list each once'),
    baskets: between(5, 40, between(1, 6, good)),
    /** Initial basket. */
    start: between(1, 3, good),
    /** Lesson after an addition: the first product was elsewhere before, or was first already. */
    lesson: sentence(110, 'added', 'goods', 'before'),
    stays: sentence(110, 'added', 'goods'),
  })
  .refine(({ goods, baskets }) => baskets.flat().every((name) => goods.includes(name)), {
    error: 'has a basket with something that is not among the goods: add it to goods, or take it out of the basket',
  });
