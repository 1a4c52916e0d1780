import { z } from 'zod';
import { goodNames } from './instruments/goods.ts';
import { atLeast, between } from './list.ts';
import { closing, pageHead } from './parts.ts';
import { line, sentence } from './words.ts';

const good = z.enum(goodNames, { error: `must be one of: ${goodNames.join(', ')}` });
const options = between(3, 16, z.int().min(0).max(100_000));

/** Builds the schema of a day: what happened, the question, and the reason for the model's decision, with placeholders. */
const day = <Shape extends z.ZodRawShape>(places: readonly string[], shape: Shape) =>
  z.strictObject({ name: line(20), happens: sentence(220, ...places), ask: line(40), why: sentence(220, ...places), ...shape });

/** content/pages/try.yaml: a simulated week of the example shop. Sales, prices and orders come from the instruments. */
export const tryWeek = z.strictObject({
  ...pageHead,
  open: line(24),
  next: line(24),
  last: line(24),
  again: line(24),
  progress: sentence(32, 'day'),
  yours: line(12),
  model: line(16),
  decided: sentence(60, 'choice'),
  suggests: sentence(60, 'choice'),
  /** Shown after a day on which the visitor earned more than the model. */
  beaten: line(60),
  earned: line(48),
  week: line(32),
  results: z.strictObject({ more: sentence(120, 'difference'), less: sentence(120, 'difference'), same: line(120) }),
  calculator: line(40),
  ask: line(28),
  message: atLeast(2, sentence(120, 'yours', 'model')),
  /** Introduces the story without JavaScript. */
  story: line(160),
  note: line(160),
  days: z.strictObject({
    stock: day(['stock', 'daily', 'days', 'order', 'loss'], {
      options,
      stock: z.int().min(0),
      days: z.int().min(1).max(30),
      came: z.int().min(0),
      left: z.int().min(0),
    }),
    price: day(['own', 'low', 'high'], { options }),
    /** Refund requests outside office hours: the amount paid, and whether somebody other than the buyer asks. */
    question: day(['limit', 'count'], {
      options,
      refunds: between(3, 12, z.strictObject({ paid: z.int().min(1), isFalse: z.boolean().optional() })),
    }),
    shelf: day(['with', 'first', 'together', 'having'], { basket: good, options: between(3, 5, good) }),
    page: day(['shopper', 'last', 'first'], { options: between(3, 5, good), perPoint: z.int().min(1).max(100) }),
    forecast: day(['expected', 'keeps', 'cost'], { options, share: z.int().min(1).max(7), came: z.int().min(0) }),
    rest: day(['floor', 'ceiling'], { options: z.strictObject({ run: line(32), stop: line(32) }) }),
  }),
  closing,
});
