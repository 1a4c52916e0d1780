import type { Part } from '../part.ts';
import { recordedSuite } from '../suite-time.ts';

/** Minutes that the whole suite may take. */
const MOST = 5;

/** How long the last whole run of `npm test` took. It is not run here: it is what the bench's machine does the rest of the day. */
export const suite: Part = async () => {
  const last = recordedSuite();
  const what = 'npm test, packages installed';
  const target = `<= ${MOST} min`;
  if (!last)
    return { rows: [{ what, ours: 'not recorded', target }], notes: ['suite: run "npm test" once, alone, to record it'], data: null };
  const row = { what, ours: `${last.minutes.toFixed(1)} min`, target, met: last.minutes <= MOST };
  return { rows: [row], notes: [`suite: ${last.tests} tests, recorded at ${last.date}; the bench does not run it`], data: last };
};
