import { parseArgs } from 'node:util';
import { readSettings } from '../server/settings/settings.ts';
import { restore } from '../server/storage/restore.ts';
import { counted } from './enquiries/run-enquiries.ts';
import { CommandError, runCommand } from './tools/run-command.ts';

/** npm run restore -- FILE [--keep-newer]: replaces database, draft and uploads with a backup, while no server runs. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { 'keep-newer': { type: 'boolean', default: false } }, allowPositionals: true });
  const [file] = positionals;
  const settings = readSettings(process.env);
  if (!file) throw new CommandError('Name the backup, such as: npm run restore -- /var/backups/tarazu.sqlite [--keep-newer]');
  const { enquiries, before, old } = await restore(settings, file, { keepNewer: values['keep-newer'] });
  return [
    `The database holds ${counted(enquiries)}.`,
    ...(old.length > 0 ? [`As they were in the backup, because newer rows do not fit: ${old.join(', ')}.`] : []),
    ...(before.length > 0
      ? ['The first erasure of an enquiry, or a month, removes the database that was there before.', `It is kept: ${before.join(', ')}`]
      : []),
  ].join('\n');
});
