import { lastDays } from '../../format/days.ts';
import { listUnanswered } from '../assistant/list-unanswered.ts';
import { readFunnel } from '../measurement/read-funnel.ts';
import { readVitals } from '../measurement/read-vitals.ts';
import { listMissed } from '../search/list-missed.ts';
import { countByState } from './count-by-state.ts';
import { readHealth } from './read-health.ts';
import type { Checked } from './run-checks.ts';
import type { View } from './view.ts';

/** The longest of the overview's spans, which its funnel and vitals are about. */
const LONGEST = 28;
/** Questions that are shown. */
const TOP = 5;

export async function readOverview(checked: Checked): Promise<View> {
  const { storage, now } = checked;
  const at = now();
  const whole = lastDays(LONGEST, at);
  const funnel = await readFunnel(storage, whole);
  const spans = await Promise.all(
    [1, 7, LONGEST].map(async (days) => ({
      days,
      enquiries: await countByState(storage, Date.parse(lastDays(days, at).from)),
      views: funnel.days.slice(-days).reduce((sum, { views }) => sum + views, 0),
    })),
  );
  return {
    page: 'overview',
    spans,
    funnel,
    vitals: (await readVitals(storage, whole)).find(({ route, device }) => route === undefined && device === undefined),
    questions: await listUnanswered(storage, TOP, whole.from),
    searches: await listMissed(storage, TOP, whole.from),
    health: await readHealth(checked),
  };
}
