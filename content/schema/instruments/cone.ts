import { z } from 'zod';
import { line, sentence } from '../words.ts';
import { instrumentHead } from './parts.ts';

/** Weeks that have been, and the furthest that can be looked. */
const weeks = 12;

const pieces = z.array(z.int().min(1).max(2000)).length(weeks, `must have exactly ${weeks} weeks`);
const week = z.int().min(1).max(weeks);

/** content/instruments/cone.yaml: the instrument of the analytics page. */
export const cone = z
  .strictObject({
    ...instrumentHead,
    far: line(28),
    weeks: sentence(16, 'weeks'),
    week: line(16),
    festivals: line(28),
    festival: sentence(40, 'week'),
    now: line(10),
    /** Before the last of several weeks. */
    and: line(10),
    past: line(24),
    came: line(32),
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
    /** What then came, beside the plan and beside last week's sales repeated. */
    lesson: sentence(120, 'off', 'naive', 'naiveOff'),
    loses: sentence(90, 'naive', 'naiveOff', 'off'),
    /** Pieces a week, oldest first, and which of them was the festival. */
    sold: pieces,
    festivalWeek: z
      .int()
      .min(2)
      .max(weeks - 1),
    /** Standard deviation of what a festival adds, in pieces: set by hand, because it was seen once. */
    festivalDoubt: z.number().min(0).max(1000),
    /** What then came. The model is not shown it. */
    later: pieces,
    /** Percent of the total: the shop buys on no forecast that is wider, either way. */
    limit: z.number().min(1).max(100),
    start: z.strictObject({ weeks: week, festivals: z.array(week) }),
  })
  .refine(({ sold, festivalWeek: at }) => (sold[at - 1] ?? 0) * 2 > (sold[at - 2] ?? 0) + (sold[at] ?? 0), {
    error: 'has a festival that sold less than the weeks beside it: let it add something',
  });
export type ConeWords = z.infer<typeof cone>;
