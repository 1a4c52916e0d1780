import { startPostgres } from '../../tests/support/postgres.ts';
import { postgresPrograms } from '../../tests/support/postgres-programs.ts';
import { diskSyncs, postgresCommits, sqliteCommits } from '../enquiries/bare-commits.ts';
import { measureLoad } from '../enquiries/measure-load.ts';
import { measureQueue } from '../enquiries/measure-queue.ts';
import { rowsOf } from '../enquiries/rows-of.ts';
import type { Part, PartResult } from '../part.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** What is measured (measure-load.ts, measure-queue.ts), and how many seconds the bare program gets. */
const sizes = {
  quick: { alone: 10, rounds: 1, seconds: 1, most: 1_000, queued: 500, emptyWithin: 20, bare: 0.5 },
  full: { alone: 50, rounds: 5, seconds: 4, most: 3_000, queued: 10_000, emptyWithin: 90, bare: 2 },
};

/** Enquiries from the form to the mailbox, on both databases: how many, how fast, and what the server needs for it. */
export const enquiries: Part = async ({ quick }, resources) => {
  const size = quick ? sizes.quick : sizes.full;
  const result: PartResult = { rows: [], notes: [], data: undefined };
  const data: Record<string, unknown> = {};
  const folder = () => temporaryFolder(resources);

  const syncs = diskSyncs(await folder(), size.bare);
  data.diskSyncs = syncs;
  result.rows.push({ what: 'the disk under it: 4 KB written for good, per second', ours: `${Math.round(syncs)}/s` });

  const postgres = postgresPrograms() ? await startPostgres() : undefined;
  if (postgres) resources.defer(() => postgres.remove());
  else result.notes.push('enquiries: install postgresql to measure PostgreSQL too (apt-get install postgresql)');

  const engines = [
    { name: 'SQLite', bare: async () => sqliteCommits(await folder(), size.bare), databaseUrl: async () => undefined },
    ...(postgres
      ? [
          {
            name: 'PostgreSQL',
            bare: async () => postgresCommits(await postgres.createDatabase(), size.bare),
            databaseUrl: () => postgres.createDatabase(),
          },
        ]
      : []),
  ];
  for (const { name, bare, databaseUrl } of engines) {
    const settings = async () => ({ dataDir: await folder(), databaseUrl: await databaseUrl() });
    // Each server is ended before the next is measured.
    const own = resources.use(new AsyncDisposableStack());
    const bareCommits = await bare();
    const load = await measureLoad(own, await settings(), size);
    await own.disposeAsync();
    const another = resources.use(new AsyncDisposableStack());
    const queue = await measureQueue(another, await settings(), size);
    await another.disposeAsync();
    data[name] = { bareCommits, load, queue };
    if (load.left > 0) result.notes.push(`enquiries on ${name}: ${load.left} were still to be mailed when memory was read at the end`);
    result.rows.push(...rowsOf(name, { bareCommits, load, queue }));
  }
  result.notes.push(
    `enquiries: 64 connections, ${size.rounds} round(s) of ${size.most} enquiries or ${size.seconds} s; the load, the mail server and the database share the machine's cores with the server, and mail leaves while more comes in`,
    'enquiries: the reference is the same inserts from a bare program, one commit each; every figure is of the disk that holds the temporary folder',
  );
  return { ...result, data };
};
