import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { diskSyncs, postgresCommits, sqliteCommits } from '../enquiries/bare-commits.ts';
import { measureLoad } from '../enquiries/measure-load.ts';
import { measureQueue } from '../enquiries/measure-queue.ts';
import { type EngineFigures, rowsOf } from '../enquiries/rows-of.ts';
import { perSecond } from '../format.ts';
import type { Part, PartResult } from '../part.ts';

/** What is measured (measure-load.ts, measure-queue.ts), and how many seconds the bare program gets. */
const sizes = {
  short: { alone: 1, warmsUp: false, rounds: 1, seconds: 0.3, most: 100, queued: 20, emptyWithin: 10, bare: 0.1 },
  full: { alone: 50, warmsUp: true, rounds: 5, seconds: 4, most: 3_000, queued: 10_000, emptyWithin: 90, bare: 2 },
};

/** Enquiries from the form to the mailbox, on both databases: how many, how fast, and what the server needs for it. */
export const enquiries: Part = async ({ short, createDatabase }, resources) => {
  const size = short ? sizes.short : sizes.full;
  const result: PartResult = { rows: [], notes: [], data: undefined };
  const data: Record<string, unknown> = {};
  const folder = () => temporaryFolder(resources);

  const syncs = diskSyncs(await folder(), size.bare);
  data.diskSyncs = syncs;
  result.rows.push({ what: 'the disk under it: 4 KB written for good, a second', ours: perSecond(syncs) });

  const engines = [
    { name: 'SQLite', bare: async () => sqliteCommits(await folder(), size.bare), databaseUrl: async () => undefined },
    { name: 'PostgreSQL', bare: async () => postgresCommits(await createDatabase(), size.bare), databaseUrl: createDatabase },
  ];
  // In short one of them: the suite that runs it tries both.
  for (const { name, bare, databaseUrl } of short ? engines.slice(0, 1) : engines) {
    // Each server has a database of its own, and is ended before the next is measured.
    const apart = async <Figures>(measure: (own: AsyncDisposableStack, settings: StorageSettings) => Promise<Figures>) => {
      const own = resources.use(new AsyncDisposableStack());
      const figures = await measure(own, { dataDir: await folder(), databaseUrl: await databaseUrl() });
      await own.disposeAsync();
      return figures;
    };
    const figures: EngineFigures = {
      bareCommits: await bare(),
      load: await apart((own, settings) => measureLoad(own, settings, size)),
      queue: await apart((own, settings) => measureQueue(own, settings, size)),
    };
    data[name] = figures;
    if (figures.load.left > 0)
      result.notes.push(`enquiries on ${name}: ${figures.load.left} were still to be mailed when memory was read at the end`);
    result.rows.push(...rowsOf(name, figures));
  }
  result.notes.push(
    `enquiries: 64 connections, ${size.rounds} round(s) of ${size.most} enquiries or ${size.seconds} s; the load, the mail server and the database share the machine's cores with the server, and mail leaves while more comes in`,
    'enquiries: bare is the same inserts from a bare program, one commit each; every figure is of the disk that holds the temporary folder',
  );
  return { ...result, data };
};
