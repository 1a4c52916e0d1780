import { z } from 'zod';
import { exactly } from '../list.ts';
import { line, lines, sentence } from '../words.ts';
import { eachGood, instrumentHead } from './parts.ts';

/** Opening hours of the example day. */
const openHours = 14;

const price = z.int().min(1).max(100_000);

const good = z
  .strictObject({
    /** Pieces sold in each hour at the fixed price, over 100 days. */
    base: z.array(z.int().min(1).max(2000)).length(openHours, `must have exactly ${openHours} hours`),
    /** Price elasticity of demand in each hour. Must be above 1, so that there is an optimal price. */
    elasticity: z.array(z.number().min(1.2).max(9)).length(openHours, `must have exactly ${openHours} hours`),
    /** Bounds and step of both gates, and the smallest distance between the gates. */
    gates: z.strictObject({ min: price, max: price, step: price, apart: price }),
    floor: price,
    ceiling: price,
    /** Choices for the largest price change an hour; `start` is the default. */
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

/** content/instruments/gates.yaml: the instrument of the pricing page. Prices and costs come from the example shop. */
export const gates = z.strictObject({
  ...instrumentHead,
  firstHour: z.int().min(0).max(10),
  hour: sentence(12, 'hour'),
  /** Names of the two gates over their prices, and their accessible names. */
  ...lines(12, 'floor', 'ceiling'),
  gates: z.strictObject(lines(24, 'floor', 'ceiling')),
  ...lines(28, 'step', 'play'),
  receipt: z.strictObject({ heading: line(40), fixed: sentence(20, 'own'), ...lines(20, 'moving', 'sold', 'taken', 'margin') }),
  /** Result by the day's margin: `gain` if the dynamic price earned at least as much as the fixed one, else `loss`. */
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
