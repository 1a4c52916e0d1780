import { z } from 'zod';
import { line } from '../words.ts';
import type { ShopName } from './shop-names.ts';

/** What every instrument says about itself (content/instruments/NAME.yaml). */
export const instrumentHead = {
  /** Above its field: what a hand does, and what is seen. */
  heading: line(60),
  lead: line(140),
  /** In the message that "This is my shop" begins: "the reorder line". */
  title: line(40),
  /** Says the picture to people who do not see it; its result stands below in words. */
  alt: line(180),
  /** Asks for the first touch. */
  invitation: line(60),
  /** What is invented, after "An example shop": days, prices, names. */
  note: line(160).optional(),
};

/**
 * What a range goes over, and where it starts.
 * @param bounds the least and the most that the model takes, in the range's own unit
 */
export const range = (bounds: { least: number; most: number }) =>
  z
    .strictObject({
      label: line(28),
      min: z.number().min(bounds.least, `must be ${bounds.least} or more`),
      max: z.number().max(bounds.most, `must be ${bounds.most} or less`),
      step: z.number().positive('must be above 0'),
      start: z.number(),
    })
    .refine(({ min, max }) => min < max, 'has no room: make max larger than min')
    .refine(({ min, max, step, start }) => start >= min && start <= max && (start - min) % step === 0, {
      error: 'starts where its weight cannot stand: start must be min plus some steps, and no more than max',
    });
export type RangeWords = z.infer<ReturnType<typeof range>>;

/** Words and numbers for each example shop. */
export const eachShop = <S extends z.ZodType>(shop: S) =>
  z.strictObject({ tote: shop, phone: shop, bread: shop } satisfies Record<ShopName, S>);
