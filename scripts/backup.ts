import { readSettings } from '../server/settings/settings.ts';
import { recordBackup } from '../server/storage/backup-record.ts';
import { backUp } from '../server/storage/restore.ts';
import { counted } from './enquiries/run-enquiries.ts';
import { CommandError, runCommand } from './tools/run-command.ts';

/** npm run backup -- FILE: copies the database, the draft and the uploads while the server runs, and records the outcome for the alert. */
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  const settings = readSettings(process.env);
  if (!file) throw new CommandError('Name the file to write, such as: npm run backup -- /var/backups/tarazu.sqlite');
  try {
    const enquiries = await backUp(settings, file);
    recordBackup(settings.dataDir, { madeAt: Date.now() });
    return `${file} holds the database with ${counted(enquiries)}, and was read back.`;
  } catch (error) {
    recordBackup(settings.dataDir, { error: (error as Error).message });
    throw error;
  }
});
