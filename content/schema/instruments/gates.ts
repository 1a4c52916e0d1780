import { z } from 'zod';
import { exactly } from '../list.ts';
import { line, sentence } from '../words.ts';
import { eachGood, instrumentHead } from './parts.ts';

/** Hours of the invented day. */
const openHours = 14;

const price = z.int().min(1).max(100_000);

const good = z
  .strictObject({
    /** Pieces sold in each hour at the fixed price, in a hundred such days. */
    base: z.array(z.int().min(1).max(2000)).length(openHours, `must have exactly ${openHours} hours`),
    /** Price elasticity of demand in each hour: above 1, because below it no price is the best. */
    elasticity: z.array(z.number().min(1.2).max(9)).length(openHours, `must have exactly ${openHours} hours`),
    /** What the gates can be set to, and how near they can come. */
    gates: z.strictObject({ min: price, max: price, step: price, apart: price }),
    floor: price,
    ceiling: price,
    /** The largest steps that an hour can be allowed, and the one it begins with. */
    steps: exactly(3, 'steps', price),
    start: price,
  })
  .refine(({ gates, floor, ceiling }) => gates.min <= floor && floor + gates.apart <= ceiling && ceiling <= gates.max, {
    error:
      'has gates that cannot stand so: keep gates.min, floor, ceiling and gates.max in this order, floor and ceiling gates.apart from each other',
  })
  .refine(({ gates, floor, ceiling }) => [floor, ceiling].every((gate) => (gate - gates.min) % gates.step === 0), {
    error: 'has a gate between two steps: floor and ceiling must be gates.min plus some steps',
  })
  .refine(({ steps, start }) => steps.includes(start), 'starts with a step that cannot be picked: make start one of steps');
/** content/instruments/gates.yaml: the instrument of the pricing page. Prices and costs are the example shop's. */
export const gates = z.strictObject({
  ...instrumentHead,
  firstHour: z.int().min(0).max(10),
  hour: sentence(12, 'hour'),
  floor: sentence(24, 'price'),
  ceiling: sentence(24, 'price'),
  /** Names of the two gates to a screen reader. */
  gates: z.strictObject({ floor: line(24), ceiling: line(24) }),
  step: line(32),
  play: line(24),
  receipt: z.strictObject({
    heading: line(40),
    fixed: sentence(20, 'own'),
    moving: line(20),
    sold: line(20),
    taken: line(20),
    margin: line(20),
  }),
  /** By the margin of the day: the moving price earned as much as the fixed one or more, or less. */
  decisions: z.strictObject({ gain: sentence(60, 'difference', 'own'), loss: sentence(60, 'difference', 'own') }),
  reasons: z.strictObject({
    floor: sentence(110, 'hour', 'wanted', 'limit'),
    ceiling: sentence(110, 'hour', 'wanted', 'limit'),
    free: line(110),
  }),
  sum: sentence(110, 'taken', 'sold', 'cost', 'margin'),
  lesson: sentence(130, 'raised', 'little', 'noon', 'much'),
  loses: sentence(80, 'own'),
  goods: eachGood(good),
});
export type GatesWords = z.infer<typeof gates>;
