import { z } from 'zod';
import { answerable } from './answers.ts';
import { atLeast, between } from './list.ts';
import { sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { figureId, line } from './words.ts';

/** A step of the plan, with each side's tasks. */
const step = toConfirm('plan', {
  /** Heading, such as "Week 1". */
  title: line(24),
  /** The service's work from this step on. */
  text: line(60),
  client: line(80),
  agency: line(80),
  /** Deliverable at the end of the step. */
  received: line(80),
  /** How the client can stop at this step. */
  stop: line(80),
  ...answerable,
});

/** The plan from the first minute to the whole shop, in consecutive periods. */
export const firstFourWeeks = z.strictObject({
  heading: sectionHead.heading,
  lead: sectionHead.lead,
  ...answerable,
  /** Labels of each side's tasks. */
  labels: z.strictObject({ client: line(16), agency: line(16), received: line(16), stop: line(16) }),
  spans: atLeast(2, {
    figure: figureId,
    /** Text after the figure: what takes that long. */
    label: line(60),
    steps: between(1, 4, step),
    ...answerable,
  }).refine((spans) => spans.flatMap(({ steps }) => steps).length === 5, 'must have 5 steps in all: a wide page shows them side by side'),
  /** How to stop everything at once. */
  stop: toConfirm('plan', { heading: line(48), text: line(140), ...answerable }),
  /** States that the plan is an example. */
  note: line(120),
});
