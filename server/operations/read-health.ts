import { sql } from 'kysely';
import type { DiskRoom } from '../alerts/disk-room.ts';
import { countByState } from './count-by-state.ts';
import { type OutboxState, readOutbox } from './read-outbox.ts';
import { type Check, type Checked, runChecks } from './run-checks.ts';

/** How the server fares. What cannot be read is undefined, so that the page can still be shown when the database is away. */
export interface Health {
  checks: Check[];
  engine: 'sqlite' | 'postgres';
  /** Name of the last change of the tables. */
  schema: string | undefined;
  outbox: OutboxState | undefined;
  quarantined: number | undefined;
  disk: DiskRoom | undefined;
  /** Seconds. */
  uptime: number;
  /** Bytes that the process takes in all. */
  memory: number;
  node: string;
}

export async function readHealth(checked: Checked): Promise<Health> {
  const { storage, disk, now } = checked;
  const checks = await runChecks(checked);
  const isThere = checks.some(({ name, ok }) => name === 'database' && ok);
  const read = async <Value>(work: () => Promise<Value>) => (isThere ? work().catch(() => undefined) : undefined);
  return {
    checks,
    engine: storage.engine,
    schema: await read(async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(storage.db);
      return rows[0]?.name;
    }),
    outbox: await read(() => readOutbox(storage, now())),
    quarantined: await read(async () => (await countByState(storage, 0)).quarantined),
    disk: await disk().catch(() => undefined),
    uptime: process.uptime(),
    memory: process.memoryUsage().rss,
    node: process.versions.node,
  };
}
