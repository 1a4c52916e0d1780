import { z } from 'zod';
import { lines, sentence } from '../words.ts';
import { instrumentHead } from './parts.ts';

const { loses: _, ...head } = instrumentHead;
const values = ['off', 'naiveOff', 'opened', 'all', 'hits', 'week', 'least', 'most', 'sold', 'sum', 'ordinary', 'mean', 'misses'];
const pieces = (weeks: number) => z.array(z.int().min(1).max(2000)).length(weeks, `must have exactly ${weeks} weeks`);

/** content/instruments/curtain.yaml: the instrument of the AI & ML page. */
export const curtain = z.strictObject({
  ...head,
  lesson: sentence(110, ...values),
  ...lines(20, 'open', 'learned', 'unseen', 'festival'),
  decisions: z.strictObject({ hits: sentence(48, ...values), closed: sentence(48, ...values) }),
  reasons: z.strictObject({ closed: sentence(60, ...values), inside: sentence(90, ...values), miss: sentence(220, ...values) }),
  sums: z.strictObject({ closed: sentence(90, ...values), off: sentence(90, ...values) }),
  /** Pieces a week, oldest first, with the number of the festival's week in each list. */
  learnedWeeks: pieces(8),
  festivalWeek: z.int().min(1).max(8),
  later: pieces(12),
  laterFestival: z.int().min(1).max(12),
  /** Weeks that are open at first. */
  start: z.int().min(0).max(12),
});
export type CurtainWords = z.infer<typeof curtain>;
