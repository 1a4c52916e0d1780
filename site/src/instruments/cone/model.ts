import type { ConeWords } from '../../../../content/schema/instruments/cone.ts';
import { listed } from '../../../../shared/format/fill.ts';
import { formatNumber, say, sayAll } from '../kit/outcome.ts';

/** Smoothing parameters of level and trend, from 0 (constant) to 1 (last value). */
const smoothing = { alpha: 0.4, beta: 0.2 } as const;

/** A fitted line: level in pieces, trend in pieces a week, and the variance of one-week-ahead errors in pieces². */
interface Line {
  level: number;
  trend: number;
  variance: number;
}

/** Returns the weight of a week's error j weeks later: 1 in its own week, then α + αβj. */
const errorWeight = (j: number) => (j ? smoothing.alpha + smoothing.alpha * smoothing.beta * j : 1);
const sumTo = (n: number, of: (i: number) => number) => Array.from({ length: n }, (_, i) => of(i)).reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]) => sumTo(values.length, (i) => values[i] as number) / values.length;

/**
 * Fits Holt's linear trend to weekly sales without festival weeks.
 * Starts at the first week, with the trend between the means of the first and second half.
 * Source: Hyndman and Athanasopoulos, "Forecasting: Principles and Practice", 3rd ed., 8.2, and 8.7 for the variance.
 * @param sales pieces a week, oldest first; at least four, an even number
 */
export function holt(sales: readonly number[]): Line {
  const half = sales.length / 2;
  let level = sales[0] as number;
  let trend = (mean(sales.slice(half)) - mean(sales.slice(0, half))) / half;
  let squares = 0;
  for (const sold of sales.slice(1)) {
    const expected = level + trend;
    squares += (sold - expected) ** 2;
    const next = expected + smoothing.alpha * (sold - expected);
    trend += smoothing.beta * (next - level - trend);
    level = next;
  }
  // Degrees of freedom: the number of errors (one less than sales) minus two parameters.
  return { level, trend, variance: squares / (sales.length - 3) };
}

/** Returns the standard deviation h weeks ahead (1, 2, …), in pieces. Never decreases with h. */
export const weekDoubt = ({ variance }: Line, h: number): number => Math.sqrt(variance * sumTo(h, (j) => errorWeight(j) ** 2));

/** Returns the standard deviation of the next n weeks' sum. Errors do not cancel out, because each affects all later weeks. */
export const totalDoubt = ({ variance }: Line, n: number): number => Math.sqrt(variance * sumTo(n, (k) => sumTo(k + 1, errorWeight) ** 2));

/** Half widths of the bands in standard deviations: 80% and 50% intervals of the normal distribution. */
export const bands = { wide: 1.2816, narrow: 0.6745 } as const;

/**
 * Forecasts the next weeks. A festival's variance is added to that of the line;
 * in the total, festivals' errors are fully correlated, because their effect was estimated from the same week.
 * @param horizon weeks ahead, a whole number from 1
 * @param festivals marked weeks; weeks beyond the horizon are ignored
 * @param festival pieces that a festival week adds, and their standard deviation, which is large after one observation
 * @returns for each week the `line` without festivals with its standard deviation, and `expected` with festivals, ± `wide`; the total in
 * whole pieces, ± `doubt`, and the parts that add up to it
 */
export function forecast(line: Line, horizon: number, festivals: readonly number[], festival: { adds: number; doubt: number }) {
  const weeks = Array.from({ length: horizon }, (_, i) => {
    const week = i + 1;
    const isFestival = festivals.includes(week);
    const [lineValue, deviation] = [line.level + line.trend * week, weekDoubt(line, week)];
    const expected = lineValue + (isFestival ? festival.adds : 0);
    const wide = bands.wide * Math.hypot(deviation, isFestival ? festival.doubt : 0);
    return { week, line: lineValue, deviation, isFestival, expected, wide };
  });
  const marked = weeks.filter(({ isFestival }) => isFestival).length;
  const parts = {
    level: Math.round(line.level * horizon),
    trend: Math.round((line.trend * horizon * (horizon + 1)) / 2),
    festivals: marked * festival.adds,
  };
  return {
    weeks,
    total: parts.level + parts.trend + parts.festivals,
    doubt: bands.wide * Math.hypot(totalDoubt(line, horizon), marked * festival.doubt),
    parts,
  };
}
export type Week = ReturnType<typeof forecast>['weeks'][number];

const whole = (value: number) => formatNumber(Math.round(value));
const signed = (value: number) => `${value < 0 ? '−' : '+'} ${whole(Math.abs(value))}`;

/**
 * Returns the forecast and its words. If its interval exceeds the shop's limit, the words name the longest allowed horizon.
 * @param horizon weeks ahead
 * @param festivals marked weeks
 * @param isShown whether actual sales are shown
 */
export function weigh(words: ConeWords, horizon: number, festivals: readonly number[], isShown: boolean) {
  const { decisions, reasons, sums, limit, sold, festivalWeek, later } = words;
  // The festival's effect is its sales above the mean of the adjacent weeks.
  const at = festivalWeek - 1;
  const usual = ((sold[at - 1] ?? 0) + (sold[at + 1] ?? 0)) / 2;
  const festival = { adds: (sold[at] ?? 0) - usual, doubt: words.festivalDoubt };
  const line = holt(sold.map((pieces, week) => (week === at ? usual : pieces)));
  const forecastFor = (weeks: number) => forecast(line, weeks, festivals, festival);
  const ahead = forecastFor(horizon);
  const { total, parts } = ahead;
  const doubt = Math.round(ahead.doubt);
  const span = horizon === 1 ? words.week : say(words.weeks, { weeks: horizon });
  const actual = (isShown ? later.slice(0, horizon) : []).map((pieces, i) => {
    const { expected = 0, wide = 0 } = ahead.weeks[i] ?? {};
    return { pieces, isHit: Math.abs(pieces - expected) <= wide };
  });
  const drawn = { ahead, furthest: forecastFor(later.length).weeks, actual };
  const values = { total: whole(total), doubt, weeks: horizon, span };

  if (isShown) {
    const came = actual.reduce((sum, { pieces }) => sum + pieces, 0);
    const missed = actual.flatMap(({ isHit }, i) => (isHit ? [] : [String(i + 1)]));
    // More would not fit, and say no more than their number.
    const misses =
      missed.length && missed.length < 4
        ? say(missed.length > 1 ? reasons.misses : reasons.miss, { missed: listed(missed, words.and) })
        : '';
    const off = Math.abs(came - total);
    // The naive forecast repeats last week's sales.
    const naive = (sold.at(-1) ?? 0) * horizon;
    const naiveOff = Math.abs(came - naive);
    const texts = {
      decision: decisions.plan,
      reason: off <= doubt ? reasons.inside : reasons.outside,
      sum: sums.came,
      lesson: off < naiveOff ? words.lesson : undefined,
      loses: off > naiveOff ? words.loses : undefined,
    };
    const difference = `${came < total ? '−' : ''}${whole(off)}`;
    const compared = { came: whole(came), hits: horizon - missed.length, misses, difference, off: whole(off), naive, naiveOff };
    return { ...drawn, ...sayAll(texts, { ...values, ...compared }), isRefused: false };
  }
  const percentOf = (sum: number, wide: number) => (100 * Math.round(wide)) / sum;
  const percent = percentOf(total, ahead.doubt);
  const isRefused = percent > limit;
  // The longest horizon whose interval is within the limit.
  const best = ahead.weeks.findLastIndex(({ week }) => {
    const shorter = forecastFor(week);
    return percentOf(shorter.total, shorter.doubt) <= limit;
  });
  const name = isRefused ? 'refused' : 'plan';
  const range = { best: best + 1, percent: percent.toFixed(1), limit, least: whole(total - doubt), most: whole(total + doubt) };
  const added = { level: parts.level, trend: signed(parts.trend), festivals: signed(parts.festivals) };
  const texts = { decision: decisions[name], reason: reasons[name], sum: sums.plan };
  return { ...drawn, ...sayAll(texts, { ...values, ...range, ...added }), isRefused };
}
export type Weighed = ReturnType<typeof weigh>;
