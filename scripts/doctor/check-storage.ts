import { access, constants, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { diskRoom, nearestFolder } from '../../server/alerts/disk-room.ts';
import { runChecks } from '../../server/alerts/run-checks.ts';
import { listEnquiries } from '../../server/enquiries/list-enquiries.ts';
import { isLoopback } from '../../server/http/trusted-proxies.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { newerDatabaseFix, newerDatabaseMessage } from '../../server/storage/migrations.ts';
import { inspectStorage, type Storage } from '../../server/storage/open-storage.ts';
import { type Finding, fail, findingsOf, pass, warn } from './finding.ts';

/** Checks the data folder: whether it can be written, and who can read it. */
export async function checkFolder({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Finding[]> {
  const stats = await stat(dataDir).catch(() => undefined);
  const fix = 'Give this user the folder, or choose another with DATA_DIR.';
  if (stats && !stats.isDirectory()) return [fail(`DATA_DIR ${dataDir} is no folder.`, fix)];
  try {
    if (stats) await rmdir(await mkdtemp(join(dataDir, '.doctor-')));
    else await access(nearestFolder(dataDir), constants.W_OK | constants.X_OK);
  } catch (error) {
    return [fail(`DATA_DIR ${dataDir} cannot be ${stats ? 'written' : 'made'}: ${(error as Error).message}.`, fix)];
  }
  const isOpen = stats && (stats.mode & 0o077) !== 0;
  const open = warn(
    `Other users of this machine may look into DATA_DIR ${dataDir}, where visitors' words are kept.`,
    `chmod 700 ${dataDir}`,
  );
  return findingsOf([[isOpen, open]]);
}

/** Checks of the server that find lost or refused enquiries. What the others find may be intended. */
const serious = ['mail-server', 'mail', 'undelivered', 'disk', 'database'];

/**
 * Runs the running server's own checks and reports its alerts with their fixes. Changes the row with which the server proves a write.
 * @param isMailed whether an external e-mail service sends the form, and no mail server is needed
 */
export async function checkServer(settings: Settings, isMailed: boolean, roomOf = diskRoom): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings;
  const alertsOf = async (storage?: Storage): Promise<Finding[]> => {
    const disk = () => roomOf(dataDir);
    const { alerts } = await runChecks({ storage, settings, disk, now: Date.now, calendar: undefined });
    const [waiting] = storage ? await listEnquiries(storage, { state: 'waiting', most: 1 }) : [];
    const lastTry = waiting?.lastError ? ` The last try ended with: ${waiting.lastError}` : '';
    return alerts
      .filter(({ name }) => !(name === 'mail-server' && isMailed) && !(name === 'database' && !storage))
      .map(({ name, alert, says, fix, details }) => ({
        level: serious.includes(name) ? 'fail' : 'warn',
        what: `${alert} ${says}${name === 'mail' ? lastTry : ''}`,
        fix,
        ...(details && { entries: details }),
      }));
  };
  const name = databaseUrl ? 'The database of DATABASE_URL' : 'The database in DATA_DIR';
  const encryption = checkEncryption(databaseUrl);
  try {
    const { state, seen: alerts } = await inspectStorage(settings, alertsOf);
    if (alerts) return [...encryption, pass(`${name} answers, and its tables are up to date.`), ...alerts];
    return [...encryption, findingOf(name, state), ...(await alertsOf())];
  } catch (error) {
    const fix = databaseUrl
      ? 'Check that its server runs, that the database exists, and user and password.'
      : 'Check that this user may read and write it, and that the disk has room.';
    return [...encryption, fail(`${name} cannot be used: ${(error as Error).message}.`, fix), ...(await alertsOf())];
  }
}

function findingOf(name: string, state: Awaited<ReturnType<typeof inspectStorage>>['state']): Finding {
  if (state === 'new') return pass(`${name} gets its tables at the first start.`);
  const { pending, newer } = state;
  if (newer.length > 0) return fail(`${name} cannot be used: ${newerDatabaseMessage(newer)}.`, newerDatabaseFix);
  const what = `${name} has the tables of an older version: ${pending.join(', ')} ${pending.length > 1 ? 'are' : 'is'} missing.`;
  return warn(what, 'Back it up ("npm run backup -- FILE"). The next start of the server brings it up to date.');
}

/** Warns of a connection to another machine that is not encrypted, or whose certificate is not verified. */
function checkEncryption(databaseUrl: string | undefined): Finding[] {
  const url = URL.parse(databaseUrl ?? '');
  const mode = url?.searchParams.get('sslmode') ?? undefined;
  // A host with a slash is a socket.
  if (!url || isLoopback(url.hostname) || /^%2f/i.test(url.hostname) || mode === 'verify-full') return [];
  const what = `The connection to the database at ${url.hostname} is not sure to be encrypted and verified.`;
  const fix = 'Add sslmode=verify-full to DATABASE_URL, and sslrootcert=FILE for a certificate authority of your own.';
  return [mode === undefined ? fail(what, fix) : warn(what, fix)];
}
