import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { sqliteFile } from '../../server/storage/sqlite-dialect.ts';
import { CommandError } from '../tools/run-command.ts';

/** Formats a count, such as "1 enquiry" or "2 enquiries". */
export const counted = (enquiries: number) => (enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`);

/** What a command does with the server's database. @returns the text to print */
type Work = (storage: Storage, settings: Settings) => Promise<string>;

/**
 * Runs one of the commands, also while the server runs.
 * @param environment the server's settings
 * @returns the text to print: without a command, the usage
 * @throws CommandError for an unknown command, or if there is no database, because DATA_DIR is then probably wrong
 */
export async function runOnStorage(
  commands: Record<string, Work>,
  command: string | undefined,
  usage: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (!command) return usage;
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!work) throw new CommandError(`${usage}\n\n${command} is not a command.`);
  const settings = readSettings(environment);
  const file = join(settings.dataDir, sqliteFile);
  if (!settings.databaseUrl && !existsSync(file))
    throw new CommandError(
      `No server has kept anything in DATA_DIR (${settings.dataDir}): ${file} is missing. Set DATA_DIR as the server has it.`,
    );
  const storage = await openStorage(settings);
  await using _ = storage.db;
  return await work(storage, settings);
}
