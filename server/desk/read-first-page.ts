import { dayOf, spanOf } from '../../shared/format/days.ts';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
import { countEnquiries, listEnquiries } from '../enquiries/list-enquiries.ts';
import { readUnanswered } from '../enquiries/read-backlog.ts';
import { countWriters } from '../enquiries/read-enquiry-figures.ts';
import { overdueBefore, type WorkingCalendar, withPromise } from '../enquiries/working-days.ts';
import { instrumentPages } from '../measurement/known-events.ts';
import { readTraffic } from '../measurement/read-traffic.ts';
import { readOverview } from '../overview/read-overview.ts';
import { weekOf } from '../overview/week.ts';
import type { DeskPage } from './desk-page.ts';

/** Number of enquiries on the page. */
const ENQUIRIES_SHOWN = 6;
/** Number of most viewed pages on the page. */
const PAGES_SHOWN = 3;

export interface FirstPageOptions extends CheckParts {
  calendar: WorkingCalendar;
  /** Page names by address. */
  pageNames: ReadonlyMap<string, string>;
}

/** Reads the overview page: unanswered enquiries, failed checks, and this week's figures beside those of the week before. */
export async function readFirstPage({ pageNames, ...parts }: FirstPageOptions): Promise<DeskPage> {
  const { storage, now, calendar } = parts;
  const { timeZone } = calendar;
  const today = dayOf(now(), timeZone);
  const { days, before } = weekOf(today);
  const week = await readOverview(storage, { from: days.from, to: today }, timeZone);
  const open = await readUnanswered(storage.db, overdueBefore(now(), calendar));
  const filter = open.unanswered > 0 ? ({ state: 'new', order: 'oldest' } as const) : ({ state: 'genuine' } as const);
  const pagesByInstrument: Readonly<Record<string, string>> = instrumentPages;
  const nameOf = (path: string | undefined) => (path && pageNames.get(path)) || undefined;
  return {
    page: 'overview',
    today,
    open,
    enquiries: withPromise(await listEnquiries(storage, { ...filter, most: ENQUIRIES_SHOWN }), now(), calendar),
    count: await countEnquiries(storage, { state: 'genuine' }),
    checked: await runChecks(parts),
    week,
    writers: await countWriters(storage, spanOf(days, timeZone)),
    cameFrom: week.slips.flatMap(({ name, times }) => ({ name: nameOf(pagesByInstrument[name]) ?? name, times })),
    pages: week.traffic.paths.flatMap(({ path }) => nameOf(path) ?? []).slice(0, PAGES_SHOWN),
    before: { writers: await countWriters(storage, spanOf(before, timeZone)), views: (await readTraffic(storage, before)).views },
  };
}
