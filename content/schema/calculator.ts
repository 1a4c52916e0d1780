import { z } from 'zod';
import { atLeast, between } from './list.ts';
import { sectionHead } from './parts.ts';
import { entryOf, line, sentence } from './words.ts';

/** Currencies of the calculator. A new one needs a locale in site/src/calculator/estimate.ts. */
const currencies = ['INR', 'USD', 'EUR', 'GBP', 'AED'] as const;
export type Currency = (typeof currencies)[number];

const currency = z.enum(currencies);

/** content/calculator.yaml: words, example and services of the calculator. */
export const calculator = z.strictObject({
  kicker: line(32),
  ...sectionHead,
  /** Text of the link to the calculator on services' pages. */
  link: line(40),
  example: z.strictObject({
    orders: z.number().int().min(1).max(1_000_000),
    value: z.number().min(1).max(1_000_000),
    /** Percent. */
    margin: z.number().min(1).max(100),
    currency,
  }),
  options: z.array(entryOf('services')).min(1),
  currencies: atLeast(1, { code: currency, label: line(16) }),
  form: z.strictObject({ orders: line(32), value: line(32), margin: line(32), currency: line(24) }),
  mistake: sentence(90, 'field', 'most', 'example'),
  outcome: sentence(90, 'to'),
  /** Opens the table and the assumptions. */
  steps: line(32),
  table: z.strictObject({ change: line(32), today: line(12), step: line(24), profit: line(24), more: line(24) }),
  /** That the estimate is illustrative, always shown, and the assumptions that the published figures do not settle. */
  rules: between(1, 4, line(180)),
  noScript: line(140),
});
export type CalculatorWords = z.infer<typeof calculator>;
