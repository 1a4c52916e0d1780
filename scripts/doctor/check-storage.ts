import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DiskRoom, diskRoom, isNearlyFull } from '../../server/alerts/disk-room.ts';
import { runChecks } from '../../server/alerts/run-checks.ts';
import { listEnquiries } from '../../server/enquiries/list-enquiries.ts';
import { isLoopback } from '../../server/http/is-loopback.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { inspectStorage } from '../../server/storage/inspect-storage.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import { newerDatabaseFix, newerDatabaseMessage } from '../../server/storage/unknown-migrations.ts';
import { type Finding, fail, pass, warn } from './finding.ts';

/** Checks the data folder: whether it can be written, who can read it, and how much room its disk has. */
export async function checkDisk({ dataDir }: Pick<Settings, 'dataDir'>, roomOf = diskRoom): Promise<Finding[]> {
  const room: DiskRoom = await roomOf(dataDir);
  const [free, size] = [room.free, room.size].map((bytes) => Math.round(bytes / 1e6));
  const what = `The disk with DATA_DIR is nearly full: ${free} of ${size} MB are free.`;
  const fix = 'Make room, or give DATA_DIR a larger disk: without room no enquiry is accepted.';
  return [...(await checkFolder(dataDir)), isNearlyFull(room) ? fail(what, fix) : pass('The disk with DATA_DIR has room.')];
}

async function checkFolder(dataDir: string): Promise<Finding[]> {
  const stats = await stat(dataDir).catch(() => undefined);
  const fix = 'Give this user the folder, or choose another with DATA_DIR.';
  if (stats && !stats.isDirectory()) return [fail(`DATA_DIR ${dataDir} is no folder.`, fix)];
  try {
    if (stats) await rmdir(await mkdtemp(join(dataDir, '.doctor-')));
    else await access(nearest(dataDir), constants.W_OK | constants.X_OK);
  } catch (error) {
    return [fail(`DATA_DIR ${dataDir} cannot be ${stats ? 'written' : 'made'}: ${(error as Error).message}.`, fix)];
  }
  if (!stats) return [pass(`DATA_DIR ${dataDir} is made at the first start.`)];
  if ((stats.mode & 0o077) === 0) return [pass(`DATA_DIR ${dataDir} can be written.`)];
  return [warn(`Other users of this machine may look into DATA_DIR ${dataDir}, where visitors' words are kept.`, `chmod 700 ${dataDir}`)];
}

/** Returns the folder, or its nearest existing ancestor. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** Alerts that the doctor finds in another way, because it also looks where no server has run. */
const foundElsewhere = ['mail-server', 'disk'];

/** Checks that the database answers and takes writes, and reports the running server's alerts with their fixes. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings;
  const name = databaseUrl ? 'The database of DATABASE_URL' : 'The database in DATA_DIR';
  const findings = checkEncryption(databaseUrl);
  try {
    const { state, seen } = await inspectStorage(settings, async (storage) => {
      const parts = { storage, settings, disk: () => diskRoom(dataDir), now: Date.now, calendar: undefined, isReadOnly: true };
      const [waiting] = await listEnquiries(storage, { state: 'waiting', most: 1 });
      return { alerts: (await runChecks(parts)).alerts, isWritable: await takesWrites(storage), lastError: waiting?.lastError };
    });
    if (state === 'new') return [...findings, pass(`${name} gets its tables at the first start.`)];
    if (state.newer.length > 0)
      return [...findings, fail(`${name} cannot be used: ${newerDatabaseMessage(state.newer)}.`, newerDatabaseFix)];
    if (!seen) {
      const what = `${name} is of an older version: ${state.pending.join(', ')} ${state.pending.length > 1 ? 'are' : 'is'} missing.`;
      return [...findings, warn(what, 'Back it up ("npm run backup -- FILE"). The next start of the server brings it up to date.')];
    }
    const { alerts, isWritable, lastError } = seen;
    if (!isWritable) {
      const fix = 'Make the disk writable, or name the primary server and a user that may write.';
      return [...findings, fail(`${name} can be read but not written, so no enquiry can be accepted.`, fix)];
    }
    findings.push(pass(`${name} answers, takes writes, and its tables are up to date.`));
    for (const { name: alert, says, fix, details = [] } of alerts.filter((each) => !foundElsewhere.includes(each.name))) {
      const what = alert === 'mail' && lastError ? `${says} The last try ended with: ${lastError}` : says;
      const level = alert === 'mail' || alert === 'undelivered' ? 'fail' : 'warn';
      findings.push({ level, what, fix, ...(details.length > 0 ? { entries: details } : {}) });
    }
    return findings;
  } catch (error) {
    const fix = databaseUrl
      ? 'Check that its server runs, that the database exists, and user and password.'
      : 'Check that this user may read and write it, and that the disk has room.';
    return [...findings, fail(`${name} cannot be used: ${(error as Error).message}.`, fix)];
  }
}

/** Returns whether the database takes a write, which is rolled back. Only a commit would prove that the disk has room. */
async function takesWrites({ db }: Storage): Promise<boolean> {
  const transaction = await db.startTransaction().execute();
  try {
    await transaction.insertInto('visits').values({ counted: 'doctor', visitor: '', times: 1, ends_at: 0 }).execute();
    return true;
  } catch {
    return false;
  } finally {
    await transaction.rollback().execute();
  }
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
