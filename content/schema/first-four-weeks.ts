import { z } from 'zod';
import { answerable } from './answers.ts';
import { atLeast, between } from './list.ts';
import { sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { figure, line } from './words.ts';

/** One step of the work: when it is, what the service does by then, and each side's part in it. */
const step = toConfirm('plan', {
  /** As a heading: Week 1. */
  title: line(24),
  /** What the service does from then on. */
  text: line(60),
  client: line(80),
  agency: line(80),
  /** What the client has in hand at its end. */
  received: line(80),
  /** How the client ends it there. */
  stop: line(80),
  ...answerable,
});

/** The work from the first minute to the whole shop, in spans of time that follow each other. */
export const firstFourWeeks = z.strictObject({
  heading: sectionHead.heading,
  lead: sectionHead.lead,
  ...answerable,
  /** Before each side's part. */
  labels: z.strictObject({ client: line(16), agency: line(16), received: line(16), stop: line(16) }),
  spans: atLeast(2, {
    figure,
    /** What takes that long: the rest of the figure's sentence. */
    label: line(60),
    steps: between(1, 4, step),
    ...answerable,
  }).refine((spans) => spans.flatMap(({ steps }) => steps).length === 5, 'must have 5 steps in all: a wide page shows them side by side'),
  /** How it all ends at once. */
  stop: toConfirm('plan', { heading: line(48), text: line(140), ...answerable }),
  /** That the plan is an example. */
  note: line(120),
});
