import { z } from 'zod';
import { figure } from './words.ts';

/**
 * The figures that the agency has agreed to publish, from the specification's constants (sections 3 and 9).
 * They stand twice on purpose: here, and where a page says them. A claim changes only when both say the same.
 */
export const agreedFigures = z.strictObject({
  /** True of the whole agency; any page may say them. */
  company: z.record(z.string(), figure),
  /** Address of a page → the figures of its results, in order. */
  pages: z.record(z.string(), z.array(figure)),
  caseStudies: z.record(z.string(), z.strictObject({ timeline: z.number(), roi: figure })),
  offices: z.record(z.string(), z.strictObject({ employees: figure, clients: figure })),
});
