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
        /** Noun of a value without unit, if texts say the figure by it: 11+ is said as "11 years" too. */
        unit: line(20).optional(),
        counts: line(80),
        /** Parts of words in small letters. A text that says the figure has one of them, or is on a page with the figure. */
        words: z.array(line(30)).min(1),
        /** Whether pages of every subject may say it. */
        anywhere: z.boolean().default(false),
        since: z.iso.date('must be a date such as 2026-11-22'),
      }),
    ),
  })
  .meta({ silent: true });
