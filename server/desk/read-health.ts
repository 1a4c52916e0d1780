import { sql } from 'kysely';
import { type CheckParts, type CheckResults, runChecks } from '../alerts/run-checks.ts';

/** How the server fares. What cannot be read is undefined, so that the page can still be shown when the database is away. */
export interface Health extends CheckResults {
  engine: 'sqlite' | 'postgres';
  /** Name of the last change of the tables. */
  schema: string | undefined;
  /** How long the longest waiting enquiry has waited, in milliseconds; undefined while none waits. */
  waited: number | undefined;
  /** Seconds. */
  uptime: number;
  /** Bytes that the process takes in all. */
  memory: number;
  node: string;
}

/** What the owner's page of health tells: checks, database, process. What cannot be read is left out, never thrown. */
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
