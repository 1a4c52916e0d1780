import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { figure, line, shortName } from './words.ts';

/** The figures that the agency has agreed to publish, most of them from the specification's constants (section 9), each once. */
export const agreedFigures = z
  .strictObject({
    figures: z.array(
      toConfirm('figure', {
        id: shortName,
        value: figure.meta({ title: 'Figure' }),
        /** Of a value without unit, if texts say the figure by it. */
        unit: line(20).meta({ title: 'Unit', description: 'Such as years, where texts say “11 years” of 11+.' }).optional(),
        counts: line(80).meta({ title: 'What it counts' }),
        /** Parts of words. A text that says the figure has one of them, or is on a page with the figure. */
        words: z
          .array(line(30))
          .min(1)
          .meta({ title: 'Words beside it', description: 'A text that says the figure has one of them, in small letters.' }),
        anywhere: z.boolean().meta({ title: 'Pages of every subject may say it' }).default(false),
        since: z.iso.date('must be a date such as 2026-11-22').meta({ title: 'Agreed since' }),
      }),
    ),
  })
  .meta({ silent: true });
