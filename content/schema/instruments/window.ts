import { z } from 'zod';
import { between, exactly } from '../list.ts';
import { line, sentence } from '../words.ts';
import { goodNames } from './goods.ts';
import { instrumentHead } from './parts.ts';
import { looks } from './record.ts';

const name = z.enum(goodNames, { error: `must be one of: ${goodNames.join(', ')}` });
const clothes = ['sky', 'madder', 'greenMid'] as const;
const size = z.string().regex(/^\w{1,3}$/, 'must be a size such as M or 42, in quotes if it is a number');

const good = z.strictObject({
  good: name,
  /** How often it sells: 0 to 1, beside what sells most. In tenths, so that sums stay short. */
  sells: z.number().min(0).max(1).multipleOf(0.1),
  season: z.enum(['cold', 'hot']).optional(),
  /** Sizes in stock. */
  sizes: z.array(size).optional(),
  goesWith: z.array(name).max(4),
});

const shopper = z.strictObject({
  name: line(10),
  look: z.enum(looks, { error: `must be one of: ${looks.join(', ')}` }),
  clothes: z.enum(clothes, { error: `must be one of: ${clothes.join(', ')}` }),
  /** What the three switches say, and what each lets the window know. */
  season: z.strictObject({ says: line(20), is: z.enum(['cold', 'hot']) }),
  size: z.strictObject({ says: line(20), is: size }),
  last: z.strictObject({ says: line(20), is: name }),
  /** What the shopper came for. The window does not know it. */
  cameFor: name,
});

/** content/instruments/window.yaml: the instrument of the page of personalization. */
export const window = z
  .strictObject({
    ...instrumentHead,
    who: line(24),
    knows: line(32),
    allOff: line(24),
    allOn: line(24),
    /** The switch that the shop's rule holds. */
    ownPrice: line(24),
    /** Painted on the glass. */
    signs: z.strictObject({ known: sentence(16, 'shopper'), unknown: line(16) }),
    front: line(32),
    inside: line(20),
    /** What never changes. */
    same: exactly(3, 'lines', line(24)),
    /** Why something stands where it does. */
    reasons: z.strictObject({
      sells: line(32),
      cold: line(32),
      hot: line(32),
      size: sentence(32, 'size'),
      goesWith: sentence(32, 'last'),
      wrongSeason: line(32),
      wrongSize: sentence(32, 'size'),
      bought: line(32),
    }),
    and: line(8),
    decisions: z.strictObject({
      known: sentence(48, 'good', 'shopper'),
      unknown: sentence(48, 'good'),
      refused: sentence(48, 'price', 'good', 'shopper'),
    }),
    because: z.strictObject({
      known: sentence(110, 'reasons'),
      sells: line(110),
      unknown: line(110),
      refused: line(110),
    }),
    sums: z.strictObject({
      score: sentence(70, 'sum', 'score'),
      parts: z.strictObject({ sells: line(12), season: line(12), size: line(12), last: sentence(14, 'last') }),
      refused: sentence(70, 'good', 'price'),
    }),
    /** Where the thing that the shopper came for is, with and without what is known. */
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
