import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { compare } from '../compare.ts';
import { postgresCommits, sqliteCommits } from '../enquiries/bare-commits.ts';
import { type LoadFigures, measureLoad } from '../enquiries/measure-load.ts';
import { mb, ms, perSecond } from '../format.ts';
import { median } from '../median.ts';
import type { Part, Row } from '../part.ts';

/** Enquiries that one process must accept per second. */
const LEAST = 1_000;

/** Sizes of the load (measure-load.ts), and seconds of the bare reference. */
const sizes = {
  short: { alone: 1, warmsUp: false, rounds: 1, seconds: 0.3, most: 100, emptyWithin: 10, bare: 0.1 },
  full: { alone: 50, warmsUp: true, rounds: 5, seconds: 4, most: 3_000, emptyWithin: 90, bare: 2 },
};

/** Measures enquiries from form to mailbox on both databases: rate, response time and the server's memory. */
export const enquiries: Part = async ({ short, createDatabase }, resources) => {
  const size = short ? sizes.short : sizes.full;
  const folder = () => temporaryFolder(resources);
  const engines = [
    { name: 'SQLite', bare: async () => sqliteCommits(await folder(), size.bare), databaseUrl: async () => undefined },
    { name: 'PostgreSQL', bare: async () => postgresCommits(await createDatabase(), size.bare), databaseUrl: createDatabase },
  ];
  const rows: Row[] = [];
  const notes = [
    `enquiries: 64 connections, ${size.rounds} round(s) of ${size.most} enquiries or ${size.seconds} s; load, mail server and database share the machine's cores`,
    'enquiries: bare is the same inserts from a bare program, one commit each, on the disk that holds the temporary folder',
  ];
  const data: Record<string, LoadFigures> = {};
  // The short form uses one database; the suite tests both anyway.
  for (const { name, bare, databaseUrl } of short ? engines.slice(0, 1) : engines) {
    // Each server is stopped before the next is measured.
    const serverResources = resources.use(new AsyncDisposableStack());
    const load = await measureLoad(serverResources, { dataDir: await folder(), databaseUrl: await databaseUrl() }, size);
    await serverResources.disposeAsync();
    data[name] = load;
    rows.push(...rowsOf(`enquiries on ${name}`, load, await bare()));
    if (load.left > 0) notes.push(`enquiries on ${name}: ${load.left} were still to be mailed when memory was read at the end`);
  }
  return { rows, notes, data };
};

function rowsOf(engine: string, { rounds, toMail, memory }: LoadFigures, bareCommits: number): Row[] {
  const rate = median(rounds.map(({ accepted, seconds }) => accepted / seconds));
  const responseTime = (key: 'median' | 'p99') => ms(median(rounds.map((round) => round[key])));
  return [
    {
      ...compare(`${engine}: a second, each on disk, beside bare commits`, rate, bareCommits, { format: perSecond }),
      target: `>= ${perSecond(LEAST)}`,
      met: rate >= LEAST,
    },
    { what: `${engine}: until it is accepted, under that load`, ours: `${responseTime('median')}, 99% within ${responseTime('p99')}` },
    { what: `${engine}: from accepted to the mail server, at rest`, ours: ms(median(toMail)) },
    { what: `${engine}: memory at start, under load, after`, ours: [memory.start, memory.load, memory.after].map(mb).join(', ') },
  ];
}
