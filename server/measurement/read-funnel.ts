import { DAY, type Days, dayOf, eachDay } from '../../format/days.ts';
import { testName } from '../../wire/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';

/**
 * The way from a visit to an enquiry, in counts. Nobody is recognised, so a step is not "of those, so many": a person who looks at five
 * pages is five views, and one who goes on tomorrow is counted tomorrow.
 */
interface FunnelStep {
  /** Views of pages. */
  views: number;
  /** Of these, views of /contact. */
  contactViews: number;
  /** Forms that somebody began to fill in, and those that were sent, as browsers with a script have reported. */
  started: number;
  sent: number;
  /** Enquiries that are kept, however they came: also without a script, or from browsers that ask not to be measured. Erased ones are not, nor are the doctor's tests. */
  kept: number;
}

export interface Funnel extends FunnelStep {
  /** Every day of the report. */
  days: ({ day: string } & FunnelStep)[];
}

const none = (): FunnelStep => ({ views: 0, contactViews: 0, started: 0, sent: 0, kept: 0 });

/** The funnel from one day to another. */
export async function readFunnel({ db }: Storage, range: Days): Promise<Funnel> {
  const days = new Map(eachDay(range).map((day) => [day, none()]));
  const add = (day: string, step: keyof FunnelStep, count: number) => {
    const of = days.get(day);
    if (of) of[step] += Number(count);
  };

  const ofDays = db.selectFrom('measure_views').where('day', '>=', range.from).where('day', '<=', range.to).groupBy('day');
  const viewed = await ofDays.select(['day', (select) => select.fn.sum<number>('views').as('views')]).execute();
  for (const { day, views } of viewed) add(day, 'views', views);
  const contact = await ofDays
    .where('path', '=', '/contact')
    .select(['day', (select) => select.fn.sum<number>('views').as('views')])
    .execute();
  for (const { day, views } of contact) add(day, 'contactViews', views);

  const events = await db
    .selectFrom('measure_events')
    .select(['day', 'action', (select) => select.fn.sum<number>('times').as('times')])
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .where('category', '=', 'enquiry')
    .where('action', 'in', ['started', 'sent'])
    .groupBy(['day', 'action'])
    .execute();
  for (const { day, action, times } of events) add(day, action as 'started' | 'sent', times);

  const kept = await db
    .selectFrom('enquiries')
    .select([
      (select) => select('received_at', '-', select('received_at', '%', select.lit(DAY))).as('start'),
      (select) => select.fn.countAll<number>().as('kept'),
    ])
    .where('state', '=', 'accepted')
    .where('name', '!=', testName)
    .where('received_at', '>=', Date.parse(range.from))
    .where('received_at', '<', Date.parse(range.to) + DAY)
    .groupBy((select) => select('received_at', '-', select('received_at', '%', select.lit(DAY))))
    .execute();
  for (const row of kept) add(dayOf(Number(row.start)), 'kept', row.kept);

  const total = none();
  for (const step of days.values()) for (const name of Object.keys(total) as (keyof FunnelStep)[]) total[name] += step[name];
  return { ...total, days: [...days].map(([day, step]) => ({ day, ...step })) };
}
