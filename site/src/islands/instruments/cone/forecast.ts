import { type Line, totalDoubt, weekDoubt } from './holt.ts';

/** Effect of a festival week in pieces, and its standard deviation, which is large after one observation. */
export interface Festival {
  adds: number;
  doubt: number;
}

/** Half widths of the bands in standard deviations: 80% and 50% intervals of the normal distribution. */
export const bands = { wide: 1.2816, narrow: 0.6745 } as const;

export interface Week {
  /** Weeks ahead, from 1. */
  week: number;
  /** Forecast without festivals, and its standard deviation, in pieces. */
  line: number;
  deviation: number;
  isFestival: boolean;
  /** Forecast with festivals, and half the width of the wide band, in pieces. */
  expected: number;
  wide: number;
}

export interface Forecast {
  weeks: readonly Week[];
  /** Total of all weeks, and half the width of the total's wide band, in whole pieces. */
  total: number;
  doubt: number;
  /** Parts of the total in whole pieces that add up to it: current level, trend and festivals. */
  parts: { level: number; trend: number; festivals: number };
}

/**
 * Forecasts the next weeks. A festival's variance is added to that of the line;
 * in the total, festivals' errors are fully correlated, because their effect was estimated from the same week.
 * @param horizon weeks ahead, a whole number from 1
 * @param festivals marked weeks; weeks beyond the horizon are ignored
 */
export function forecast(line: Line, horizon: number, festivals: readonly number[], festival: Festival): Forecast {
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
