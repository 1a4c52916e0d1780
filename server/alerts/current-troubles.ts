import type { Storage } from '../storage/open-storage.ts';
import { type DiskRoom, diskRoom } from './disk-room.ts';
import { diskTrouble } from './disk-trouble.ts';
import type { Trouble } from './trouble.ts';

/** From when on something is trouble; times in milliseconds. Of the disk: disk-trouble.ts. */
export const troubleBounds = {
  /** An enquiry that waits longer for its mail; the schedule has tried nine times by then (retry-schedule.ts). */
  waiting: 30 * 60_000,
  /** More in an hour than this: a person who is taken for a robot tries once or twice, a robot does not stop. */
  quarantined: 20,
  quarantineTime: 60 * 60_000,
} as const;

export interface TroubleParts {
  storage: Storage;
  /** Folder of the database and the Maildir; where the database is elsewhere, this machine's disk still has its log and its mail. */
  dataDir: string;
  /** Milliseconds since 1970. */
  now?: number;
  roomOf?: (folder: string) => Promise<DiskRoom>;
}

/** What is wrong at this moment; empty when all is well. @throws what the database throws */
export async function currentTroubles({ storage, dataDir, now = Date.now(), roomOf = diskRoom }: TroubleParts): Promise<Trouble[]> {
  const found = [await enquiriesTrouble(storage, now), await quarantineTrouble(storage, now), diskTrouble(await roomOf(dataDir))];
  return found.filter((trouble) => trouble !== undefined);
}

/** Only mail of enquiries counts: an alert that cannot be mailed is no reason for another. */
async function enquiriesTrouble({ db }: Storage, now: number): Promise<Trouble | undefined> {
  const undelivered = db
    .selectFrom('outbox')
    .where('kind', '=', 'enquiry')
    .where((match) =>
      match.or([
        match('state', '=', 'failed'),
        match.and([match('state', '=', 'waiting'), match('created_at', '<', now - troubleBounds.waiting)]),
      ]),
    );
  const counts = await undelivered
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  if (counts.length === 0) return undefined;
  const of = (state: string) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  const oldest = await undelivered.select(['created_at', 'last_error']).orderBy('created_at').limit(1).executeTakeFirst();
  return {
    kind: 'enquiries',
    waiting: of('waiting'),
    failed: of('failed'),
    oldestAt: oldest?.created_at ?? now,
    lastError: oldest?.last_error ?? null,
  };
}

async function quarantineTrouble({ db }: Storage, now: number): Promise<Trouble | undefined> {
  const { count } = await db
    .selectFrom('enquiries')
    .where('state', '=', 'quarantined')
    .where('received_at', '>', now - troubleBounds.quarantineTime)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) > troubleBounds.quarantined ? { kind: 'quarantine', count: Number(count) } : undefined;
}
