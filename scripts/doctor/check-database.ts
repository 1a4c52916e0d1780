import { currentTroubles, type TroubleParts } from '../../server/alerts/current-troubles.ts';
import type { Trouble } from '../../server/alerts/trouble.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { inspectStorage } from '../../server/storage/inspect-storage.ts';
import { newerDatabaseFix, newerDatabaseWords } from '../../server/storage/newer-changes.ts';
import type { Finding } from './finding.ts';

/** The database, and what is wrong in it at this moment; its disk is looked at even where there is none yet (check-disk.ts). */
export async function checkDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings;
  const name = databaseUrl ? 'The database of DATABASE_URL' : 'The database in DATA_DIR';
  try {
    const look = (storage: TroubleParts['storage']) => currentTroubles({ storage, dataDir });
    const { state, seen } = await inspectStorage(settings, look);
    if (state === 'new') return [{ level: 'fine', what: `${name} gets its tables at the first start.` }];
    if (state.newer.length > 0)
      return [{ level: 'mend', what: `${name} cannot be used: ${newerDatabaseWords(state.newer)}.`, fix: newerDatabaseFix }];
    if (state.pending.length > 0) {
      return [
        {
          level: 'look',
          what: `${name} is of an older version: ${state.pending.join(', ')} ${state.pending.length > 1 ? 'are' : 'is'} missing.`,
          fix: 'Back it up ("npm run backup -- FILE"). The next start of the server brings it up to date.',
        },
      ];
    }
    return [
      { level: 'fine', what: `${name} answers, and its tables are up to date.` },
      ...(seen ?? []).flatMap((trouble) => (trouble.kind === 'disk' ? [] : [toldOf(trouble)])),
    ];
  } catch (error) {
    return [
      {
        level: 'mend',
        what: `${name} cannot be used: ${(error as Error).message}.`,
        fix: databaseUrl
          ? 'Check that its server runs, that the database exists, and user and password.'
          : 'Check that this user may read and write it, and that the disk has room.',
      },
    ];
  }
}

function toldOf(trouble: Exclude<Trouble, { kind: 'disk' }>): Finding {
  switch (trouble.kind) {
    case 'enquiries':
      return {
        level: 'mend',
        what: `Enquiries have not reached their owner: ${trouble.waiting} waiting for more than 30 minutes, ${trouble.failed} given up.${trouble.lastError ? ` The last try ended with: ${trouble.lastError}` : ''}`,
        fix: 'Mend the mail, then run "npm run enquiries -- redeliver --failed".',
      };
    case 'quarantine':
      return {
        level: 'look',
        what: `${trouble.count} messages were put into quarantine in the last hour.`,
        fix: 'Look at them with "npm run enquiries -- list --state quarantined".',
      };
  }
}
