import { type Line, totalDoubt, weekDoubt } from './holt.ts';

/** What a festival week adds, in pieces, and the standard deviation of that: one festival was seen, which is little. */
export interface Festival {
  adds: number;
  doubt: number;
}

/** Half the width of a band, in standard deviations: 8, or 5, of 10 weeks fall inside, if the future is like the past (normal distribution). */
export const bands = { wide: 1.2816, narrow: 0.6745 } as const;

export interface Week {
  /** 1 is the next week. */
  week: number;
  /** Pieces: where the line goes, and its own standard deviation. */
  line: number;
  deviation: number;
  isFestival: boolean;
  /** Pieces: what is expected, a festival included, and half the width of the wide band. */
  expected: number;
  wide: number;
}

export interface Forecast {
  weeks: readonly Week[];
  /** Whole pieces of all weeks together, and half the width of its wide band. */
  total: number;
  doubt: number;
  /** What the total is made of: the level of today going on, the trend, and the festivals. Whole pieces that add up to it. */
  parts: { level: number; trend: number; festivals: number };
}

/**
 * The next weeks of a line. A festival's own doubt stands beside the line's (variances add up);
 * in the total all festivals share one doubt, because what one adds was learnt from the same week.
 * @param horizon weeks ahead, a whole number from 1
 * @param festivals the weeks that are marked; those beyond the horizon do not count
 */
export function forecast(line: Line, horizon: number, festivals: readonly number[], festival: Festival): Forecast {
  const weeks = Array.from({ length: horizon }, (_, i) => {
    const week = i + 1;
    const isFestival = festivals.includes(week);
    const [on, deviation] = [line.level + line.trend * week, weekDoubt(line, week)];
    const expected = on + (isFestival ? festival.adds : 0);
    const wide = bands.wide * Math.hypot(deviation, isFestival ? festival.doubt : 0);
    return { week, line: on, deviation, isFestival, expected, wide };
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
