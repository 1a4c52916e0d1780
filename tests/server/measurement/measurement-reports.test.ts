import { expect, onTestFinished, test } from 'vitest';
import { readEvents } from '../../../server/measurement/read-events.ts';
import { readRecent } from '../../../server/measurement/read-recent.ts';
import { readTraffic } from '../../../server/measurement/read-traffic.ts';
import { readVitals } from '../../../server/measurement/read-vitals.ts';
import { trimMeasurement } from '../../../server/measurement/trim-measurement.ts';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { DAY } from '../../../shared/format/days.ts';
import { engines } from '../../support/server/engines.ts';
import { measuredWeek } from '../../support/server/measured-week.ts';
import { measuredPages, runMeasurement } from '../../support/server/measurement-app.ts';

const first = Date.parse('2031-03-03');
const range = { from: '2031-03-03', to: '2031-03-09' };

// Views and visitors are tested through the desk and the overview: desk-reports.test.ts and weekly-overview.test.ts.
test.each(engines)('measured visits on $name are read by event and hour, and deleted in time', async ({ storage }) => {
  let now = first;
  const site = await runMeasurement({ storage: await storage(), now: () => now });
  onTestFinished(() => site.close());
  const { reports, totals } = measuredWeek(first, measuredPages, 10, 200);
  for (const { at, visitor, kind, body } of reports) {
    // A report before midnight belongs to that day, whenever it is written.
    now = at;
    const answer = await site.post(measurementPaths[kind], body, { 'x-forwarded-for': visitor });
    expect(answer.status, answer.text).toBe(204);
  }
  await site.store.flush();

  const database = site.storage;
  const events = await readEvents(database, range);
  expect(new Map(events.map(({ category, action, label, times }) => [`${category} ${action} ${label}`, times]))).toEqual(totals.events);
  const order = (await readTraffic(database, range)).routes.map(({ views }) => views);
  expect(order).toEqual(order.toSorted((one, other) => other - one));

  const end = first + 7 * DAY - 1;
  const hours = await readRecent(database, 168, end, 'UTC');
  expect(hours).toHaveLength(168);
  expect(hours[0]?.from).toBe(first);
  const viewsOfDay = (place: number) => hours.slice(place * 24, place * 24 + 24).reduce((sum, { views }) => sum + views, 0);
  expect([0, 1, 2, 3, 4, 5, 6].map(viewsOfDay)).toEqual([...totals.views].sort().map(([, views]) => views));

  await trimMeasurement(database, end + 5 * DAY);
  const stayed = await readRecent(database, 168, end, 'UTC');
  expect(stayed.reduce((sum, { views }) => sum + views, 0)).toBe(viewsOfDay(5) + viewsOfDay(6));
  expect((await readTraffic(database, range)).views).toBeGreaterThan(0);
  await trimMeasurement(database, first + 764 * DAY);
  expect((await readTraffic(database, range)).days.map(({ views }) => views > 0)).toEqual([false, false, false, true, true, true, true]);
  await trimMeasurement(database, first + 800 * DAY);
  expect((await readTraffic(database, range)).views).toBe(0);
  expect(await readVitals(database, range)).toEqual([]);
  expect(await readEvents(database, range)).toEqual([]);
});
