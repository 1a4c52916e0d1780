import { dayOf, spanOf } from '../../shared/format/days.ts';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
import { countEnquiries, listEnquiries } from '../enquiries/manage-enquiries.ts';
import { countWriters } from '../enquiries/read-enquiry-figures.ts';
import { instrumentPages } from '../measurement/known-events.ts';
import { readTraffic } from '../measurement/read-traffic.ts';
import { readOverview } from '../overview/read-overview.ts';
import { weekOf } from '../overview/week.ts';
import type { View } from './view.ts';

/** Enquiries that are shown. */
const LATEST = 6;
/** Pages that are named. */
const PAGES = 3;

export interface FirstPageOptions extends CheckParts {
  /** The agency's. */
  timeZone: string;
  /** Names of the site's pages by their addresses. */
  pageNames: ReadonlyMap<string, string>;
}

/** What the owner looks at first: the latest enquiries, what needs a hand, and the week so far beside the one before. */
export async function readFirstPage({ timeZone, pageNames, ...parts }: FirstPageOptions): Promise<View> {
  const { storage, now } = parts;
  const today = dayOf(now(), timeZone);
  const { days, before } = weekOf(today);
  const week = await readOverview(storage, { from: days.from, to: today }, timeZone);
  const accepted = { state: 'accepted' } as const;
  const pagesByInstrument: Readonly<Record<string, string>> = instrumentPages;
  const nameOf = (path: string | undefined) => (path && pageNames.get(path)) || undefined;
  return {
    page: 'overview',
    today,
    latest: await listEnquiries(storage, { ...accepted, most: LATEST }),
    count: await countEnquiries(storage, accepted),
    checked: await runChecks(parts),
    week,
    writers: await countWriters(storage, spanOf(days, timeZone)),
    cameFrom: week.slips.flatMap(({ name, times }) => ({ name: nameOf(pagesByInstrument[name]) ?? name, times })),
    pages: week.traffic.paths.flatMap(({ path }) => nameOf(path) ?? []).slice(0, PAGES),
    before: { writers: await countWriters(storage, spanOf(before, timeZone)), views: (await readTraffic(storage, before)).views },
  };
}
