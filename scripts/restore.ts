import { parseArgs } from 'node:util';
import { readSettings } from '../server/settings/settings.ts';
import { restoreSqlite } from '../server/storage/restore-sqlite.ts';
import { counted } from './enquiries/counted.ts';
import { CommandError, runCommand } from './tools/run-command.ts';

/** npm run restore -- FILE [--keep-newer]: replaces the embedded database with a backup, while no server runs. */
await runCommand(() => {
  const { values, positionals } = parseArgs({ options: { 'keep-newer': { type: 'boolean', default: false } }, allowPositionals: true });
  const [file] = positionals;
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (!file) throw new CommandError('Name the backup, such as: npm run restore -- /var/backups/tarazu.sqlite [--keep-newer]');
  if (databaseUrl) throw new CommandError(`The database is a PostgreSQL: pg_restore --clean --dbname="$DATABASE_URL" ${file}`);
  const { enquiries, before, old } = restoreSqlite(dataDir, file, { keepNewer: values['keep-newer'] });
  return [
    `The database holds ${counted(enquiries)}.`,
    ...(old.length > 0 ? [`As they were in the backup, because newer rows do not fit: ${old.join(', ')}.`] : []),
    ...(before ? [`What was there before is kept: ${before}`] : []),
  ].join('\n');
});
