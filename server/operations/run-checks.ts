import { sql } from 'kysely';
import { troubleBounds } from '../alerts/current-troubles.ts';
import type { DiskRoom } from '../alerts/disk-room.ts';
import { diskTrouble } from '../alerts/disk-trouble.ts';
import type { Storage } from '../storage/open-storage.ts';
import { readOutbox } from './read-outbox.ts';

/** Something without which enquiries are not safe, and how it stands. */
export interface Check {
  name: 'database' | 'mail' | 'disk';
  ok: boolean;
  /** One sentence; never a text of the database's own, which may name users and hosts. */
  says: string;
}

/** The database has to answer in this time, in milliseconds. */
const PATIENCE = 1_000;

/** What is looked at to say that this process is ready. */
export interface Checked {
  storage: Storage;
  disk: () => Promise<DiskRoom>;
  now: () => number;
}

/** Looks at everything that has to work. Never throws. */
export function runChecks({ storage, disk, now }: Checked): Promise<Check[]> {
  return Promise.all([
    check('database', async () => {
      await within(PATIENCE, sql`select 1`.execute(storage.db));
      return [true, 'It answers.'];
    }),
    check('mail', async () => {
      const { oldest } = await within(PATIENCE, readOutbox(storage, now()));
      if (oldest === undefined) return [true, 'Nothing waits.'];
      const minutes = Math.floor(oldest / 60_000);
      return [oldest < troubleBounds.waiting, `The oldest mail has waited for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`];
    }),
    check('disk', async () => {
      const room = await disk();
      const { free } = room;
      return [!diskTrouble(room), free >= 1e10 ? `${Math.floor(free / 1e9)} GB are free.` : `${Math.floor(free / 1e6)} MB are free.`];
    }),
  ]);
}

async function check(name: Check['name'], look: () => Promise<[ok: boolean, says: string]>): Promise<Check> {
  try {
    const [ok, says] = await look();
    return { name, ok, says };
  } catch {
    return { name, ok: false, says: 'It cannot be read.' };
  }
}

async function within<Result>(time: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${time} ms`)), time);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
