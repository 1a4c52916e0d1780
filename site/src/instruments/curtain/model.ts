import type { CurtainWords } from '../../../../content/schema/instruments/curtain.ts';
import { sayAll } from '../kit/outcome.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Fits the mean of ordinary weeks. Its range is ± the widest miss among them. A festival adds what the one festival week sold above the
 * mean, in twice the range, because it was seen once.
 * @param sold pieces a week; at least two
 * @param festival number of the festival's week, from 1
 */
export function learn(sold: readonly number[], festival: number) {
  const ordinary = sold.filter((_, at) => at !== festival - 1);
  const mean = Math.round(sumOf(ordinary) / ordinary.length);
  const doubt = Math.max(...ordinary.map((pieces) => Math.abs(pieces - mean)));
  return { ordinary, mean, doubt, adds: (sold[festival - 1] ?? mean) - mean };
}

/**
 * Compares the ranges with the weeks opened so far.
 * @param opened number of weeks, from 0 to all
 * @returns each week with its range, sales and whether they are inside; errors are means in pieces a week
 */
export function weigh(words: CurtainWords, opened: number) {
  const { learnedWeeks, festivalWeek, later, laterFestival, decisions, reasons, sums, lesson } = words;
  const { ordinary, mean, doubt, adds } = learn(learnedWeeks, festivalWeek);
  const weeks = later.map((sold, at) => {
    const isFestival = at === laterFestival - 1;
    const expected = isFestival ? mean + adds : mean;
    const range = isFestival ? 2 * doubt : doubt;
    const [least, most] = [expected - range, expected + range];
    const previous = (at ? later[at - 1] : learnedWeeks.at(-1)) ?? mean;
    const error = { off: Math.abs(sold - expected), naiveOff: Math.abs(sold - previous) };
    return { week: learnedWeeks.length + at + 1, sold, least, most, isFestival, isHit: sold >= least && sold <= most, ...error };
  });
  const seen = weeks.slice(0, opened);
  const misses = sumOf(seen.map(({ off }) => off));
  const shown = seen.findLast(({ isHit }) => !isHit) ?? seen.at(-1);
  const values = {
    ...{ opened, all: later.length, hits: seen.filter(({ isHit }) => isHit).length, misses, off: rounded(misses / opened || 0) },
    ...{
      naiveOff: rounded(sumOf(seen.map(({ naiveOff }) => naiveOff)) / opened || 0),
      sum: sumOf(ordinary),
      ordinary: ordinary.length,
      mean,
    },
    ...{ week: shown?.week ?? 0, least: shown?.least ?? 0, most: shown?.most ?? 0, sold: shown?.sold ?? 0 },
  };
  const texts = shown
    ? { decision: decisions.hits, reason: shown.isHit ? reasons.inside : reasons.miss, sum: sums.off, lesson }
    : { decision: decisions.closed, reason: reasons.closed, sum: sums.closed };
  return { weeks, ...sayAll(texts, values) };
}
export type Weighed = ReturnType<typeof weigh>;
