import { z } from 'zod';
import { line } from '../words.ts';
import type { Pickable } from './goods.ts';

/** What every instrument says about itself (content/instruments/NAME.yaml). */
export const instrumentHead = {
  /** Names it to screen readers, and in the message that "Ask about my shop" begins: "the reorder line". */
  title: line(40),
  /** Says the picture to people who do not see it; its result stands below in words. */
  alt: line(180),
  /** Over the picture: asks for the first touch. */
  invitation: line(72),
  /** What is invented, after the shop's name: days, prices, names. */
  note: line(120).optional(),
  /** Takes the invitation's place once the visitor has found it: why the model did what it did. Places are the slip's. */
  lesson: line(110),
  /** The same for a setting in which the model does badly: what follows "You found a setting where it loses:". */
  loses: line(80),
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

/** Words and numbers for each product that can be picked. */
export const eachGood = <S extends z.ZodType>(good: S) =>
  z.strictObject({ tote: good, lamp: good, sweets: good } satisfies Record<Pickable, S>);
