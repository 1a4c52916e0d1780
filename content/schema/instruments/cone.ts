import { z } from 'zod';
import { lines, sentence } from '../words.ts';
import { instrumentHead } from './parts.ts';

/** Weeks of sales history, and the longest forecast horizon in weeks. */
const weeks = 12;

const pieces = z.array(z.int().min(1).max(2000)).length(weeks, `must have exactly ${weeks} weeks`);
const week = z.int().min(1).max(weeks);

/** content/instruments/cone.yaml: the instrument of the analytics page. */
export const cone = z
  .strictObject({
    ...instrumentHead,
    weeks: sentence(16, 'weeks'),
    festival: sentence(40, 'week'),
    /** `and` stands before the last of several weeks. */
    ...lines(10, 'now', 'and'),
    ...lines(32, 'far', 'week', 'festivals', 'past', 'came'),
    decisions: z.strictObject({ plan: sentence(60, 'total', 'span', 'doubt'), refused: sentence(48, 'best', 'weeks') }),
    reasons: z.strictObject({
      plan: sentence(120, 'least', 'most'),
      refused: sentence(120, 'doubt', 'percent', 'total', 'limit'),
      inside: sentence(120, 'came', 'hits', 'weeks', 'misses'),
      outside: sentence(120, 'came', 'hits', 'weeks', 'misses'),
      miss: sentence(40, 'missed'),
      misses: sentence(40, 'missed'),
    }),
    sums: z.strictObject({
      plan: sentence(70, 'level', 'trend', 'festivals', 'total'),
      came: sentence(70, 'came', 'total', 'difference'),
    }),
    /** Compares actual sales with the forecast and with the naive forecast, which repeats last week's sales. */
    lesson: sentence(120, 'off', 'naive', 'naiveOff'),
    loses: sentence(90, 'naive', 'naiveOff', 'off'),
    /** Pieces sold a week, oldest first; `festival` is the index of the festival's week. */
    sold: pieces,
    festivalWeek: z
      .int()
      .min(2)
      .max(weeks - 1),
    /** Standard deviation of the festival's effect, in pieces. Set by hand, because there is only one observation. */
    festivalDoubt: z.number().min(0).max(1000),
    /** Actual sales after the history, which the model does not see. */
    later: pieces,
    /** Widest forecast interval on which the shop orders: ± percent of the total. */
    limit: z.number().min(1).max(100),
    start: z.strictObject({ weeks: week, festivals: z.array(week) }),
  })
  .refine(({ sold, festivalWeek }) => (sold[festivalWeek - 1] ?? 0) * 2 > (sold[festivalWeek - 2] ?? 0) + (sold[festivalWeek] ?? 0), {
    error: 'has a festival that sold less than the weeks beside it: let it add something',
  });
export type ConeWords = z.infer<typeof cone>;
