import { z } from 'zod';
import { between, exactly, oneOf } from '../list.ts';
import { line, lines, sentence } from '../words.ts';
import { goodNames } from './goods.ts';
import { instrumentHead } from './parts.ts';
import { hairstyles } from './record.ts';

const name = oneOf(goodNames);
const clothes = ['sky', 'madder', 'greenMid'] as const;
const size = z.string().regex(/^\w{1,3}$/, 'must be a size such as M or 42, in quotes if it is a number');

const good = z.strictObject({
  good: name,
  /** Sales relative to the best seller, from 0 to 1. In tenths, so that calculations stay short. */
  sells: z.number().min(0).max(1).multipleOf(0.1),
  season: z.enum(['cold', 'hot']).optional(),
  /** Sizes in stock. Without them, the product has no sizes. */
  sizes: z.array(size).optional(),
  goesWith: z.array(name).max(4),
});

const shopper = z.strictObject({
  name: line(10),
  hair: oneOf(hairstyles),
  clothes: oneOf(clothes),
  /** The shopper's three attributes: a switch's text, and the value that it reveals. */
  season: z.strictObject({ says: line(20), is: z.enum(['cold', 'hot']) }),
  size: z.strictObject({ says: line(20), is: size }),
  last: z.strictObject({ says: line(20), is: name }),
  /** Product that the shopper wants. The model does not know it. */
  cameFor: name,
});

/** content/instruments/window.yaml: the instrument of the personalization page. */
export const window = z
  .strictObject({
    ...instrumentHead,
    /** `ownPrice` is the label of the switch that the shop's rule locks. */
    ...lines(24, 'who', 'knows', 'allOff', 'allOn', 'ownPrice'),
    /** Lettering on the shop window. */
    signs: z.strictObject({ known: sentence(28, 'shopper'), unknown: line(16) }),
    ...lines(28, 'front', 'inside'),
    /** What personalization never changes. */
    same: exactly(3, 'lines', line(24)),
    /** Reasons for a product's rank. */
    reasons: z.strictObject({
      size: sentence(32, 'size'),
      wrongSize: sentence(32, 'size'),
      goesWith: sentence(32, 'last'),
      ...lines(32, 'sells', 'cold', 'hot', 'wrongSeason', 'bought'),
    }),
    and: line(8),
    decisions: z.strictObject({
      known: sentence(48, 'good', 'shopper'),
      unknown: sentence(48, 'good'),
      refused: sentence(48, 'price', 'good', 'shopper'),
    }),
    because: z.strictObject({ known: sentence(110, 'reasons'), ...lines(110, 'sells', 'unknown', 'refused') }),
    sums: z.strictObject({
      score: sentence(70, 'sum', 'score'),
      /** Under each product. */
      points: sentence(20, 'points'),
      parts: z.strictObject({ last: sentence(16, 'last'), ...lines(16, 'sells', 'season', 'size') }),
      refused: sentence(70, 'good', 'price'),
    }),
    /** Rank of the wanted product with and without the known attributes. */
    lesson: sentence(110, 'shopper', 'wanted', 'now', 'before'),
    loses: sentence(80, 'shopper', 'wanted', 'now', 'before'),
    shoppers: exactly(3, 'shoppers', shopper),
    goods: between(6, 9, good),
  })
  .refine(
    ({ goods, shoppers }) =>
      shoppers.every(({ last, cameFor }) => [last.is, cameFor].every((wanted) => goods.some(({ good }) => good === wanted))),
    {
      error: 'has a shopper who bought, or came for, something that is not among the goods: add it to goods, or change it',
    },
  );
