import { z } from 'zod';
import { atLeast, between } from './list.ts';
import { sectionHead } from './parts.ts';
import { line, sentence, slug } from './words.ts';

/** Currencies of the calculator. A new one needs a locale in site/src/islands/calculator/number-formats.ts. */
const currencies = ['INR', 'USD', 'EUR', 'GBP', 'AED'] as const;
export type Currency = (typeof currencies)[number];

const currency = z.enum(currencies, { error: `must be one of: ${currencies.join(', ')}` });

/** content/calculator.yaml: words, example and options of the calculator. */
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
    options: z.array(slug).min(1),
  }),
  options: z.array(slug).min(1),
  currencies: atLeast(1, { code: currency, label: line(16) }),
  form: z.strictObject({
    shop: line(40),
    currency: line(24),
    currencyHint: line(60),
    orders: line(32),
    value: line(32),
    margin: line(32),
    marginHint: line(60),
    options: line(40),
  }),
  mistakes: z.strictObject({
    missing: line(60),
    unreadable: sentence(60, 'example'),
    negative: line(60),
    tooLarge: sentence(60, 'most'),
    margin: line(60),
  }),
  outcome: z.strictObject({
    /** Label above the range until the visitor changes a number. */
    example: line(60),
    today: line(12),
    possible: line(12),
    range: sentence(24, 'from', 'to'),
    month: line(48),
    year: sentence(48, 'range'),
    sales: line(32),
    profit: line(32),
    incomplete: sentence(60, 'fields'),
    noOption: line(90),
    noSales: line(90),
    illustrative: line(160),
  }),
  working: z.strictObject({
    heading: line(40),
    sales: sentence(80, 'orders', 'value', 'sales'),
    profit: sentence(80, 'sales', 'margin', 'profit'),
    revenueStep: sentence(90, 'option', 'sales', 'factor', 'result'),
    marginStep: sentence(90, 'option', 'margin', 'factor', 'result'),
    profitStep: sentence(90, 'sales', 'margin', 'profit'),
    difference: sentence(80, 'highest', 'profit', 'result'),
    year: sentence(80, 'result', 'year'),
    /** Assumptions of the calculation that the published figures do not settle. */
    rules: between(1, 4, line(180)),
  }),
  share: z.strictObject({ copy: line(24), copied: line(60), failed: line(70), address: line(32) }),
  send: z.strictObject({
    link: line(24),
    message: z.array(sentence(80, 'orders', 'value', 'margin', 'options', 'range', 'address')).min(1),
    nothing: line(24),
  }),
  noScript: line(140),
});
export type CalculatorWords = z.infer<typeof calculator>;
