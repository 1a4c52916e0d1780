import { join } from 'node:path';
import { readSettings } from '../server/settings/settings.ts';
import { copySqlite } from '../server/storage/sqlite-copy.ts';
import { sqliteFile } from '../server/storage/sqlite-file.ts';
import { counted } from './enquiries/counted.ts';
import { CommandError, runCommand } from './tools/run-command.ts';

/** npm run backup -- FILE: copies the embedded database while the server runs. */
await runCommand(() => {
  const [file] = process.argv.slice(2);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (!file) throw new CommandError('Name the file to write, such as: npm run backup -- /var/backups/tarazu.sqlite');
  if (databaseUrl) throw new CommandError(`The database is a PostgreSQL: pg_dump --format=custom --file=${file} "$DATABASE_URL"`);
  const { enquiries } = copySqlite(join(dataDir, sqliteFile), file);
  return `${file} holds the database with ${counted(enquiries)}, and was read back.`;
});
