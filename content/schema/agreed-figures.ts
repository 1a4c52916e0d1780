import { z } from 'zod';
import { figure } from './words.ts';

/**
 * Figures that the agency has agreed to publish, from the specification's constants (sections 3 and 9).
 * Each figure is both here and on a page, on purpose: the build fails when the two differ.
 */
export const agreedFigures = z
  .strictObject({
    /** Figures of the whole agency; any page may state them. */
    company: z.record(z.string(), figure),
    /** Address of a page → the figures of its results, in order. */
    pages: z.record(z.string(), z.array(figure)),
    caseStudies: z.record(z.string(), z.strictObject({ timeline: z.number(), roi: figure })),
    offices: z.record(z.string(), z.strictObject({ employees: figure, clients: figure })),
  })
  .meta({ silent: true });
