import { setTimeout as pause } from 'node:timers/promises';
import { DAY } from '../../format/days.ts';
import { readTraffic } from '../../server/measurement/read-traffic.ts';
import { readVitals } from '../../server/measurement/read-vitals.ts';
import { retentionDays } from '../../server/measurement/trim-measurement.ts';
import { readOverview } from '../../server/overview/read-overview.ts';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { startProgram } from '../../tools/start-program.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { ms, perSecond } from '../format.ts';
import { fillMonths } from '../measurement/fill-months.ts';
import type { ViewLoad } from '../measurement/post-views.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';
import { startServer } from '../start-server.ts';
import { within } from '../within.ts';

const sizes = {
  short: { seconds: 0.2, views: 1_000, days: 3, vitalDays: 2 },
  full: { seconds: 10, views: 10_000_000, days: retentionDays.sums, vitalDays: 28 },
};
/** Milliseconds that the report of web vitals may take. */
const MOST = 100;

/** Page views from the browser to the report: how many, what they cost a visitor, and how long a report takes. */
export const measurement: Part = async ({ short, createDatabase }, resources) => {
  const { seconds, ...filling } = short ? sizes.short : sizes.full;
  const dataDir = await temporaryFolder(resources);
  const server = resources.use(new AsyncDisposableStack());
  const { port } = await startServer(server, { env: { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' } });

  const alone = await pageTimes(port, seconds);
  const program = await startProgram(server, process.execPath, ['bench/measurement/post-views.ts', String(port), String(seconds)]);
  const busy = await pageTimes(port, seconds);
  if ((await within((seconds + 20) * 1000, 'the load', program.exited)) !== 0) throw new Error(`The load went wrong:\n${program.output()}`);
  const load: ViewLoad = JSON.parse(program.output());

  const storage = await openStorage({ dataDir, databaseUrl: undefined });
  // Days are the agency's, which may be a day ahead of UTC.
  const today = { from: dayBefore(1), to: dayBefore(-1) };
  let kept = 0;
  // They are written a second after they came, later where the machine is busy.
  for (const end = Date.now() + 20_000; kept !== load.accepted && Date.now() < end; await pause(100))
    kept = (await readTraffic(storage, today)).views;
  await server.disposeAsync();
  if (kept !== load.accepted) throw new Error(`${load.accepted} views were accepted, ${kept} are in the database`);
  await storage.db.destroy();

  const engines = { SQLite: undefined, PostgreSQL: await createDatabase() };
  const times: Record<string, number> = {};
  for (const [engine, databaseUrl] of Object.entries(engines)) {
    const months = await openStorage({ dataDir: await temporaryFolder(resources), databaseUrl });
    try {
      await fillMonths(months, filling);
      for (const [what, time] of Object.entries(await reportTimes(months, filling.vitalDays))) times[`${what}, ${engine}`] = time;
    } finally {
      await months.db.destroy();
    }
  }

  const million = (count: number) => `${(count / 1e6).toFixed(1)} million views`;
  const rows: Row[] = [
    { what: 'measurement: page views accepted per second', ours: perSecond(load.accepted / load.seconds) },
    { what: 'the home page, median and p99, nothing else going on', ours: `${ms(alone.median)}, ${ms(alone.p99)}` },
    { what: 'the same while page views come in as fast as they can', ours: `${ms(busy.median)}, ${ms(busy.p99)}` },
    ...Object.entries(times).map(([what, time]) => ({
      what: `report at ${million(filling.views)}: ${what}`,
      ours: ms(time),
      ...(what.startsWith('web vitals') && { target: `<= ${MOST} ms`, met: time <= MOST }),
    })),
  ];
  return {
    rows,
    notes: [
      `measurement: ${load.accepted} views in ${load.seconds.toFixed(1)} s over 32 connections, SQLite, all of them in the report afterwards`,
      `measurement: the load and the page's visitor share the machine's cores with the server; web vitals are filled in for ${filling.vitalDays} days`,
    ],
    data: { load, alone, busy, times },
  };
};

const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** Asks for the home page, one request after the other. */
async function pageTimes(port: number, seconds: number): Promise<{ median: number; p99: number }> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
    times.push(performance.now() - started);
    await pause(5);
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

async function reportTimes(storage: Storage, vitalDays: number): Promise<Record<string, number>> {
  const weeks = { from: dayBefore(27), to: dayBefore(0) };
  const all = { from: dayBefore(retentionDays.sums - 1), to: dayBefore(0) };
  const reports: Record<string, () => Promise<unknown>> = {
    'traffic of 28 days': () => readTraffic(storage, weeks),
    'traffic of 25 months': () => readTraffic(storage, all),
    'overview of a week': () => readOverview(storage, { from: dayBefore(6), to: dayBefore(0) }, 'UTC'),
    [`web vitals of ${vitalDays} days`]: () => readVitals(storage, { from: dayBefore(vitalDays - 1), to: dayBefore(0) }),
  };
  const times: Record<string, number> = {};
  for (const [what, read] of Object.entries(reports)) {
    await read();
    const runs: number[] = [];
    for (let run = 0; run < 5; run++) {
      const started = performance.now();
      await read();
      runs.push(performance.now() - started);
    }
    times[what] = median(runs);
  }
  return times;
}
