import type { ConeWords } from '../../../../../content/schema/instruments/cone.ts';
import { fill, listed } from '../../../../../shared/format/fill.ts';
import { formatNumber } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import { type Forecast, forecast } from './forecast.ts';
import { holt } from './holt.ts';

export interface Weighed extends Outcome {
  ahead: Forecast;
  /** Forecast for the longest horizon. */
  furthest: Forecast['weeks'];
  /** Actual sales by week, and whether they were inside the wide band; empty until shown. */
  actual: readonly { pieces: number; isHit: boolean }[];
}

const whole = (value: number) => formatNumber(Math.round(value));
const signed = (value: number) => `${value < 0 ? '−' : '+'} ${whole(Math.abs(value))}`;

/** Returns sales without the festival's week, and its effect: sales above the mean of the adjacent weeks. */
function withoutFestival({ sold, festivalWeek, festivalDoubt }: Pick<ConeWords, 'sold' | 'festivalWeek' | 'festivalDoubt'>) {
  const at = festivalWeek - 1;
  const usual = ((sold[at - 1] ?? 0) + (sold[at + 1] ?? 0)) / 2;
  const adds = (sold[at] ?? 0) - usual;
  return { usual: sold.map((pieces, week) => (week === at ? usual : pieces)), festival: { adds, doubt: festivalDoubt } };
}

/**
 * Returns the forecast and its words. If its interval exceeds the shop's limit, the words name the longest allowed horizon.
 * @param horizon weeks ahead
 * @param festivals marked weeks
 */
export function weigh(words: ConeWords, horizon: number, festivals: readonly number[], isShown: boolean): Weighed {
  const { decisions, reasons, sums, limit } = words;
  const { usual, festival } = withoutFestival(words);
  const line = holt(usual);
  const forecastFor = (weeks: number) => forecast(line, weeks, festivals, festival);
  const ahead = forecastFor(horizon);
  const { total, parts } = ahead;
  const doubt = Math.round(ahead.doubt);
  const span = horizon === 1 ? words.week : fill(words.weeks, { weeks: String(horizon) });
  const actual = (isShown ? words.later.slice(0, horizon) : []).map((pieces, i) => {
    const { expected = 0, wide = 0 } = ahead.weeks[i] ?? {};
    return { pieces, isHit: Math.abs(pieces - expected) <= wide };
  });
  const weighed = (
    decision: string,
    reason: string,
    sum: string,
    more: Readonly<Record<string, string>>,
    rest: Partial<Weighed> = {},
  ): Weighed => {
    const values = { total: whole(total), doubt: whole(doubt), weeks: String(horizon), span, ...more };
    return {
      ahead,
      furthest: forecastFor(words.later.length).weeks,
      actual,
      decision: fill(decision, values),
      reason: fill(reason, values),
      sum: fill(sum, values),
      ...rest,
    };
  };
  const added = { level: whole(parts.level), trend: signed(parts.trend), festivals: signed(parts.festivals) };

  if (isShown) {
    const actualTotal = actual.reduce((sum, { pieces }) => sum + pieces, 0);
    const missed = actual.flatMap(({ isHit }, i) => (isHit ? [] : [i + 1]));
    const misses = missed.length
      ? fill(missed.length > 1 ? reasons.misses : reasons.miss, { missed: listed(missed.map(String), words.and) })
      : '';
    const reason = Math.abs(actualTotal - total) <= doubt ? reasons.inside : reasons.outside;
    const modelError = Math.abs(actualTotal - total);
    // Naive forecast: repeat last week's sales.
    const naive = (words.sold.at(-1) ?? 0) * horizon;
    const naiveError = Math.abs(actualTotal - naive);
    const compared = { off: whole(modelError), naive: whole(naive), naiveOff: whole(naiveError) };
    const more = {
      came: whole(actualTotal),
      hits: String(horizon - missed.length),
      misses,
      difference: `${actualTotal < total ? '−' : ''}${whole(modelError)}`,
    };
    return weighed(decisions.plan, reason, sums.came, more, {
      lesson: modelError < naiveError ? fill(words.lesson, compared) : undefined,
      loses: modelError > naiveError ? fill(words.loses, compared) : undefined,
    });
  }
  const percent = ({ doubt: wide, total: sum }: Forecast) => (100 * Math.round(wide)) / sum;
  if (percent(ahead) > limit) {
    // Name the longest horizon whose interval is within the limit.
    const narrow = ahead.weeks.map(({ week }) => percent(forecastFor(week)) <= limit);
    const best = narrow.lastIndexOf(true) + 1;
    const more = { ...added, best: String(best), percent: percent(ahead).toFixed(1), limit: String(limit) };
    return weighed(decisions.refused, reasons.refused, sums.plan, more, { isRefused: true });
  }
  return weighed(decisions.plan, reasons.plan, sums.plan, { ...added, least: whole(total - doubt), most: whole(total + doubt) });
}
