import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../server/settings/settings.ts';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { sqliteFile } from '../../server/storage/sqlite-file.ts';
import { CommandError } from '../tools/run-command.ts';

/**
 * Opens a server's database.
 * @throws CommandError if there is none, because DATA_DIR is then probably wrong
 */
export async function openServerStorage(settings: Settings): Promise<Storage> {
  const file = join(settings.dataDir, sqliteFile);
  if (!settings.databaseUrl && !existsSync(file))
    throw new CommandError(
      `No server has kept anything in DATA_DIR (${settings.dataDir}): ${file} is missing. Set DATA_DIR as the server has it.`,
    );
  return openStorage(settings);
}
