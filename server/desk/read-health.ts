import { sql } from 'kysely';
import { type CheckParts, type CheckResults, runChecks } from '../alerts/run-checks.ts';

/** State of the server. Values that cannot be read are undefined, so that the page works while the database is down. */
export interface Health extends CheckResults {
  engine: 'sqlite' | 'postgres';
  /** Name of the last migration. */
  schema: string | undefined;
  /** Time that the oldest mail in the outbox has waited, in milliseconds; undefined if none waits. */
  waited: number | undefined;
  /** Uptime in seconds. */
  uptime: number;
  /** Resident memory of the process, in bytes. */
  memory: number;
  node: string;
}

/** Reads the data of the health page. Never throws. */
export async function readHealth(parts: CheckParts): Promise<Health> {
  const { storage, now } = parts;
  const checked = await runChecks(parts);
  const { backlog } = checked;
  const migration = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return {
    ...checked,
    engine: storage.engine,
    schema: backlog && (await migration.execute(storage.db).catch(() => undefined))?.rows[0]?.name,
    waited: backlog?.waitingSince && Math.max(0, now() - backlog.waitingSince),
    uptime: process.uptime(),
    memory: process.memoryUsage().rss,
    node: process.versions.node,
  };
}
