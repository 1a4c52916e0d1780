import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquiryFrom } from '../../server/enquiries/enquiry.ts';
import { EnquiryStore } from '../../server/enquiries/enquiry-store.ts';
import { readEvents } from '../../server/measurement/read-events.ts';
import { readRecent } from '../../server/measurement/read-recent.ts';
import { readTraffic } from '../../server/measurement/read-traffic.ts';
import { readVitals } from '../../server/measurement/read-vitals.ts';
import { trimMeasurement } from '../../server/measurement/trim-measurement.ts';
import { readOverview } from '../../server/overview/read-overview.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import { measurementPaths } from '../../wire/measurement.ts';
import { makeReference } from '../../wire/reference.ts';
import { engines } from '../support/engines.ts';
import { enquiryParams } from '../support/enquiry-body.ts';
import { measuredWeek, type WeekTotals } from '../support/measured-week.ts';
import { measuredPages, type RunningMeasurement, runMeasurement } from '../support/measurement-app.ts';

const first = Date.parse('2031-03-03');
const DAY = 86_400_000;
const range = { from: '2031-03-03', to: '2031-03-09' };

let running: RunningMeasurement[] = [];
afterAll(async () => {
  for (const site of running) await site.close();
  running = [];
});

const byName = (rows: readonly object[], name: string, count: string) =>
  new Map(rows.map((row) => [String(row[name as keyof typeof row]), Number(row[count as keyof typeof row])]));

/** What three of four do not exceed. */
const exactP75 = (values: readonly number[]) => [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;

describe.each(engines)('a week of visits on $name', ({ storage }) => {
  /** A site on which the week has happened. */
  async function afterTheWeek(seed: number, count?: number): Promise<RunningMeasurement & { totals: WeekTotals }> {
    let now = first;
    const site = await runMeasurement({ storage: await storage(), now: () => now });
    running.push(site);
    const { reports, totals } = measuredWeek(first, measuredPages, seed, count);
    for (const { at, visitor, kind, body } of reports) {
      // What has come before midnight belongs to the day before, whenever it is written.
      now = at;
      const answer = await site.post(measurementPaths[kind], body, { 'x-forwarded-for': visitor });
      expect(answer.status, answer.text).toBe(204);
    }
    await site.store.flush();
    return { ...site, totals };
  }

  let kept: Storage;
  let totals: WeekTotals;
  beforeAll(async () => {
    ({ storage: kept, totals } = await afterTheWeek(7));
  });

  test('is reported exactly as it was: views by day, route, address, host and device, and every event', async () => {
    const traffic = await readTraffic(kept, range);
    const sum = [...totals.views.values()].reduce((all, count) => all + count, 0);
    expect(traffic.views).toBe(sum);
    expect(sum).toBeGreaterThan(400);
    expect(byName(traffic.days, 'day', 'views')).toEqual(new Map([...totals.views].sort()));
    expect(byName(traffic.routes, 'route', 'views')).toEqual(totals.routes);
    expect(byName(traffic.paths, 'path', 'views')).toEqual(totals.paths);
    expect(byName(traffic.devices, 'device', 'views')).toEqual(totals.devices);
    expect(byName(traffic.referrers, 'host', 'views')).toEqual(totals.referrers);
    const events = await readEvents(kept, range);
    expect(new Map(events.map(({ category, action, label, times }) => [`${category} ${action} ${label}`, times]))).toEqual(totals.events);
    // What was seen most stands first.
    const order = traffic.routes.map(({ views }) => views);
    expect(order).toEqual([...order].sort((one, other) => other - one));
  });

  test('has its web vitals within 4% of the true value, for each route and device, of as many samples as were sent', async () => {
    const read = await readVitals(kept, range);
    const found = new Map(
      read.flatMap(({ route, device, vitals }) => Object.entries(vitals).map(([name, vital]) => [`${route} ${device} ${name}`, vital])),
    );
    expect(totals.vitals.size).toBe(75);
    for (const [key, values] of totals.vitals) {
      const vital = found.get(key);
      expect(vital?.samples, key).toBe(values.length);
      const exact = exactP75(values);
      // Of layout shifts, a thousandth is nothing.
      expect(Math.abs((vital?.p75 ?? 0) - exact), `${key}: ${vital?.p75} for ${exact}`).toBeLessThanOrEqual(Math.max(exact * 0.04, 0.001));
    }
    const all = [...totals.vitals].filter(([key]) => key.endsWith(' LCP')).flatMap(([, values]) => values);
    expect(found.get('undefined undefined LCP')?.samples).toBe(all.length);
    expect(found.get('undefined undefined LCP')?.p75).toBeCloseTo(exactP75(all), -2.4);
    expect(read[0]).toMatchObject({ route: undefined, device: undefined });
  });

  test('shows the way from views to enquiries, and enquiries that came without a script beside it', async () => {
    const store = new EnquiryStore(kept, { onAccepted: () => {}, onDropped: () => {} });
    for (let count = 0; count < 3; count++) await store.keep(enquiryFrom(enquiryParams(), makeReference()));
    await store.keep(enquiryFrom(enquiryParams(), makeReference()), 'robot');
    await kept.db
      .updateTable('enquiries')
      .set({ received_at: first + 2 * DAY - 1 })
      .execute();
    const overview = await readOverview(kept, range, 'UTC');
    expect(overview).toMatchObject({
      traffic: { views: [...totals.views.values()].reduce((all, count) => all + count, 0) },
      contactViews: totals.paths.get('/contact'),
      started: totals.events.get('enquiry started '),
      sent: totals.events.get('enquiry sent '),
      enquiries: { received: 3, quarantined: 1 },
    });
    expect(await readOverview(kept, { from: '2031-04-01', to: '2031-04-02' }, 'UTC')).toMatchObject({
      traffic: { views: 0 },
      enquiries: { received: 0 },
    });
    // The last moment of a day in UTC is the next morning in Mumbai.
    const before = { from: range.from, to: '2031-03-04' };
    expect((await readOverview(kept, before, 'UTC')).enquiries.received).toBe(3);
    expect((await readOverview(kept, before, 'Asia/Kolkata')).enquiries.received).toBe(0);
  });

  test('is seen by the hour for its last days, and goes when its time is over', async () => {
    const { storage: kept, totals } = await afterTheWeek(10, 200);
    const end = first + 7 * DAY - 1;
    const hours = await readRecent(kept, 168, end, 'UTC');
    expect(hours).toHaveLength(168);
    expect(hours[0]?.from).toBe(first);
    const ofDay = (place: number) => hours.slice(place * 24, place * 24 + 24).reduce((sum, { views }) => sum + views, 0);
    expect([0, 1, 2, 3, 4, 5, 6].map(ofDay)).toEqual([...totals.views].sort().map(([, views]) => views));

    await trimMeasurement(kept, end + 5 * DAY);
    const stayed = await readRecent(kept, 168, end, 'UTC');
    expect(stayed.reduce((sum, { views }) => sum + views, 0)).toBe(ofDay(5) + ofDay(6));
    expect((await readTraffic(kept, range)).views).toBeGreaterThan(0);
    await trimMeasurement(kept, first + 764 * DAY);
    expect((await readTraffic(kept, range)).days.map(({ views }) => views > 0)).toEqual([false, false, false, true, true, true, true]);
    await trimMeasurement(kept, first + 800 * DAY);
    expect((await readTraffic(kept, range)).views).toBe(0);
    expect(await readVitals(kept, range)).toEqual([]);
    expect(await readEvents(kept, range)).toEqual([]);
  });
});
