import { z } from 'zod';
import { between } from '../list.ts';
import { altText, line, sentence } from '../words.ts';
import type { Pickable } from './goods.ts';

/** Fields that every instrument has (content/instruments/NAME.yaml). */
export const instrumentHead = {
  /** Accessible name, also used in the message of "Ask about my shop": "the reorder line". */
  title: line(40),
  /** Alt text of the picture. The page states the result as text below. */
  alt: altText,
  /** Invites the first interaction, above the picture. */
  invitation: line(72),
  /** Which data is invented (days, prices, names), after the shop's name. */
  note: line(120).optional(),
  /** Why the model decided so. Replaces the invitation once the visitor has found it. */
  lesson: line(110),
  /** Lesson for settings in which the model does badly; completes "You found a setting where it loses:". */
  loses: line(80),
};

/**
 * Builds the schema of a range input's bounds, step and start value.
 * @param bounds smallest and largest value that the model accepts, in the range's unit
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

/** Builds an object schema with one entry for each pickable product. */
export const eachGood = <S extends z.ZodType>(good: S) =>
  z.strictObject({ tote: good, lamp: good, sweets: good } satisfies Record<Pickable, S>);

/** content/instruments/frame.yaml: the words that all instruments share. */
export const frame = z.strictObject({
  again: line(24),
  /** Opens the calculation of a result. */
  sum: line(24),
  ask: line(28),
  /** Explains what `ask` does. */
  asks: line(60),
  /** Shown when the visitor finds a setting in which the model does badly. */
  loses: sentence(60, 'why'),
  /** Message with which `ask` prefills the contact form: its first line before and after an interaction, and the other lines. */
  seen: sentence(120, 'title'),
  tried: sentence(120, 'title'),
  message: between(2, 8, sentence(120, 'decision', 'reason', 'sum')),
  /** Describes an instrument in the page's Markdown version, above its initial result. */
  markdown: sentence(200, 'title', 'alt', 'invitation').meta({ title: 'Said where the model is not shown' }),
  /** Label of the product choice. */
  good: line(32),
});
