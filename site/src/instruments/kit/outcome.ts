import { fill } from '../../../../shared/format/fill.ts';

/** Texts of a result: three lines below the picture, and the lesson above it. */
interface Texts {
  /** Recommended action, such as "Order 216 today". */
  decision: string;
  /** Reason in one sentence, which names the limit and its figure if a limit refuses. */
  reason: string;
  /** Calculation of the decision's figure, reproducible with a pocket calculator. */
  sum: string;
  /** What the settings teach about the model; or, in `loses`, why the model does badly with these settings. */
  lesson?: string | undefined;
  loses?: string | undefined;
}

/** Result of an instrument. Each model adds what its drawing needs. */
export interface Outcome extends Texts {
  /** The shop's limit overrides the model. */
  isRefused?: boolean;
}

const digits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Formats a number with Indian grouping and at most one decimal: 1,349 or 12,85,388. */
export const formatNumber = (value: number): string => digits.format(value);

/** Formats an amount in whole rupees: ₹1,349. */
export const inRupees = (value: number): string => `${value < 0 ? '−' : ''}₹${digits.format(Math.abs(Math.round(value)))}`;

/** Fills the placeholders of a sentence. Numbers are formatted with `formatNumber`. */
export const say = (sentence: string, values: Readonly<Record<string, number | string>>): string =>
  fill(
    sentence,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value])),
  );

/** Fills all texts of a result with the same values. */
export const sayAll = (texts: Texts, values: Readonly<Record<string, number | string>>): Texts => ({
  decision: say(texts.decision, values),
  reason: say(texts.reason, values),
  sum: say(texts.sum, values),
  lesson: texts.lesson && say(texts.lesson, values),
  loses: texts.loses && say(texts.loses, values),
});
