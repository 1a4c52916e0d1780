import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { MeasurementStore } from '../../../server/measurement/measurement-store.ts';
import { type RouteVitals, readVitals } from '../../../server/measurement/read-vitals.ts';
import { bucketMiddle, bucketOf } from '../../../server/measurement/vital-buckets.ts';
import { type Device, devices, type Metric, metrics } from '../../../shared/api/measurement.ts';
import { engines } from '../../support/server/engines.ts';
import { measuredWeek } from '../../support/server/measured-week.ts';
import { measuredPages } from '../../support/server/measurement-app.ts';
import { fillEarlier, openForTest } from '../../support/server/open-for-test.ts';
import { vitalSamples } from '../../support/server/vital-samples.ts';

const run = promisify(execFile);
const first = Date.parse('2031-03-03');
const range = { from: '2031-03-03', to: '2031-03-09' };

interface Sample {
  at: number;
  route: string;
  device: Device;
  metric: Metric;
  value: number;
}

/** Returns all samples of the synthetic week. */
function samplesOf(seed: number): Sample[] {
  return measuredWeek(first, measuredPages, seed).reports.flatMap(({ at, kind, body }) => {
    if (kind !== 'vitals') return [];
    const { route, device, vitals } = body as { route: string; device: Device; vitals: { name: Metric; value: number }[] };
    return vitals.map(({ name, value }) => ({ at, route, device, metric: name, value }));
  });
}

/** Computes the expected report without a histogram: sorts all values and takes the 75th percentile. */
function reportOf(samples: readonly Sample[]): RouteVitals[] {
  const routes = [undefined, ...new Set(samples.map(({ route }) => route))];
  return routes.flatMap((route) =>
    [undefined, ...devices].flatMap((device) => {
      const own = samples.filter((sample) => (!route || sample.route === route) && (!device || sample.device === device));
      const vitals = metrics.flatMap((metric) => {
        const buckets = own.filter((sample) => sample.metric === metric).map(({ value }) => bucketOf(metric, value));
        const p75 = buckets.sort((one, other) => one - other)[Math.ceil(buckets.length * 0.75) - 1];
        return p75 === undefined ? [] : [[metric, { p75: bucketMiddle(metric, p75), samples: buckets.length }]];
      });
      return vitals.length > 0 ? [{ route, device, vitals: Object.fromEntries(vitals) }] : [];
    }),
  );
}

const byName = (report: readonly RouteVitals[]) => new Map(report.map((group) => [`${group.route} ${group.device}`, group.vitals]));

/** The table of the previous version. */
interface PreviousSchema {
  measure_vitals: { day: string; route: string; device: string; metric: string; bucket: number; samples: number };
}

describe.each(engines)('web vitals on $name', ({ name, storage, fresh }) => {
  test('have exact percentiles per route, device and overall', async () => {
    const kept = await openForTest(await storage());
    let now = first;
    const store = new MeasurementStore(kept, { warn: () => {} }, () => now);
    const samples = samplesOf(21);
    for (const [place, { at, route, device, metric, value }] of samples.entries()) {
      now = at;
      store.vital(route, device, metric, value);
      if (place % 97 === 0) await store.flush();
    }
    await store.flush();
    const report = await readVitals(kept, range);
    expect(byName(report)).toEqual(byName(reportOf(samples)));
    const rows = await kept.db.selectFrom('measure_vitals').select(['day', 'route', 'device']).execute();
    const groups = new Set(samples.map(({ at, route, device }) => `${new Date(at).toISOString().slice(0, 10)} ${route} ${device}`));
    expect(rows).toHaveLength(groups.size);
  });

  // measurement-collection.test.ts tests PostgreSQL, whose connections are separate even within one process.
  test.runIf(name === 'SQLite')('of two processes writing the same rows are all counted', async () => {
    const settings = await storage();
    const ended = [1, 2].map((seed) =>
      run(process.execPath, [
        'tests/support/server/add-vitals.ts',
        settings.dataDir,
        settings.databaseUrl ?? '',
        String(seed),
        String(first),
      ]),
    );
    // The child process reports failed writes on stderr.
    for (const { stderr } of await Promise.all(ended)) expect(stderr).toBe('');
    const samples = [1, 2].flatMap((seed) => vitalSamples(seed).map((sample) => ({ at: first, ...sample })));
    const kept = await openForTest(settings);
    expect(byName(await readVitals(kept, range))).toEqual(byName(reportOf(samples)));
  });

  test('survive the migration from one row per bucket', async () => {
    const settings = await fresh();
    const samples = samplesOf(22);
    const rows = Map.groupBy(samples, ({ at, route, device, metric, value }) =>
      JSON.stringify([new Date(at).toISOString().slice(0, 10), route, device, metric, bucketOf(metric, value)]),
    );
    const values = [...rows].map(([key, { length: samples }]) => {
      const [day, route, device, metric, bucket] = JSON.parse(key);
      return { day, route, device, metric, bucket, samples };
    });
    await fillEarlier<PreviousSchema>(settings, '005-notices', (db) => db.insertInto('measure_vitals').values(values).execute());

    const kept = await openForTest(settings);
    expect(byName(await readVitals(kept, range))).toEqual(byName(reportOf(samples)));
    const more = new MeasurementStore(kept, { warn: () => {} }, () => first);
    more.vital('/', 'phone', 'LCP', 1_000);
    await more.flush();
    const [all] = await readVitals(kept, range);
    expect(all?.vitals.LCP?.samples).toBe(samples.length / metrics.length + 1);
  });
});
