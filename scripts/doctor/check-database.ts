import { diskRoom } from '../../server/alerts/disk-room.ts';
import { type Check, runChecks } from '../../server/alerts/run-checks.ts';
import { listEnquiries } from '../../server/enquiries/list-enquiries.ts';
import { isLoopback } from '../../server/http/is-loopback.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { inspectStorage } from '../../server/storage/inspect-storage.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import { newerDatabaseFix, newerDatabaseMessage } from '../../server/storage/unknown-migrations.ts';
import { type Finding, fail, pass, warn } from './finding.ts';

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'webhook'>>;

/**
 * Checks the connection to the database, that the database answers and takes writes, and reports current alerts. check-disk.ts checks the
 * disk, even if there is no database yet.
 */
export async function checkDatabase(settings: DatabaseSettings): Promise<Finding[]> {
  return [...checkEncryption(settings.databaseUrl), ...(await openDatabase(settings))];
}

async function openDatabase(settings: DatabaseSettings): Promise<Finding[]> {
  const { databaseUrl, dataDir, webhook } = settings;
  const name = databaseUrl ? 'The database of DATABASE_URL' : 'The database in DATA_DIR';
  try {
    const { state, seen } = await inspectStorage(settings, async (storage) => ({
      alerts: (
        await runChecks({
          storage,
          disk: () => diskRoom(dataDir),
          now: Date.now,
          hasMailServer: true,
          hasWebhook: webhook !== undefined,
          calendar: undefined,
          dataDir,
          isReadOnly: true,
        })
      ).alerts,
      isWritable: await takesWrites(storage),
      lastError: (await listEnquiries(storage, { state: 'waiting', most: 1 }))[0]?.lastError,
    }));
    const lastTry = seen?.lastError ? ` The last try ended with: ${seen.lastError}` : '';
    if (state === 'new') return [pass(`${name} gets its tables at the first start.`)];
    if (state.newer.length > 0) return [fail(`${name} cannot be used: ${newerDatabaseMessage(state.newer)}.`, newerDatabaseFix)];
    if (state.pending.length > 0)
      return [
        warn(
          `${name} is of an older version: ${state.pending.join(', ')} ${state.pending.length > 1 ? 'are' : 'is'} missing.`,
          'Back it up ("npm run backup -- FILE"). The next start of the server brings it up to date.',
        ),
      ];
    if (!seen?.isWritable)
      return [
        fail(
          `${name} can be read but not written, so no enquiry can be accepted.`,
          'Make the disk writable, or name the primary server and a user that may write.',
        ),
      ];
    return [
      pass(`${name} answers, takes writes, and its tables are up to date.`),
      ...(seen?.alerts ?? []).flatMap(({ name, says, details }) => {
        const finding = advice[name];
        return finding ? [{ ...finding, what: name === 'mail' ? says + lastTry : says, ...(details ? { entries: details } : {}) }] : [];
      }),
    ];
  } catch (error) {
    const fix = databaseUrl
      ? 'Check that its server runs, that the database exists, and user and password.'
      : 'Check that this user may read and write it, and that the disk has room.';
    return [fail(`${name} cannot be used: ${(error as Error).message}.`, fix)];
  }
}

/** Returns whether the database takes a write, which is rolled back. Only a commit would prove that the disk has room (check-disk.ts). */
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
  // A host with a slash is a socket.
  if (!url || isLoopback(url.hostname) || /^%2f/i.test(url.hostname)) return [];
  const mode = url.searchParams.get('sslmode');
  if (mode === 'verify-full') return [];
  return [
    (mode === null ? fail : warn)(
      `The connection to the database at ${url.hostname} is not sure to be encrypted and verified.`,
      'Add sslmode=verify-full to DATABASE_URL, and sslrootcert=FILE for a certificate authority of your own.',
    ),
  ];
}

const mail = { level: 'fail', fix: 'Mend the mail, then run "npm run enquiries -- redeliver --failed".' } as const;
/** Level and fix of each alert that is read from the database. */
const advice: Partial<Record<Check['name'], Omit<Finding, 'what'>>> = {
  mail,
  recipients: { level: 'warn', fix: 'Correct ENQUIRIES_TO, or ask there why mail is refused.' },
  undelivered: mail,
  webhook: { level: 'warn', fix: 'Look at the receiver of WEBHOOK_URL, then run "npm run enquiries -- redeliver --failed".' },
  backup: { level: 'warn', fix: 'Run "npm run backup -- FILE", which prints the reason if it fails.' },
  quarantine: { level: 'warn', fix: 'Look at them with "npm run enquiries -- list --state quarantined".' },
  model: { level: 'warn', fix: 'What the model answers now stands beside this; the log says what was wrong with its answers.' },
};
