import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { redeliver, resendWebhooks } from '../../server/enquiries/deliveries.ts';
import { eraseEnquiries } from '../../server/enquiries/erase-enquiries.ts';
import { listEnquiries } from '../../server/enquiries/list-enquiries.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { sqliteFile } from '../../server/storage/sqlite-dialect.ts';
import { readReference } from '../../shared/api/reference.ts';
import { CommandError } from '../tools/run-command.ts';

const usage = `npm run enquiries -- COMMAND

  redeliver REFERENCE   mail it again, whatever became of it
  redeliver --failed    mail and post again all that were given up
  redeliver --kept      mail all that were kept while no mail server was set
  erase REFERENCE       remove it for good

The desk shows enquiries and does everything else. The settings are the server's: DATA_DIR or DATABASE_URL say where enquiries are kept.`;

/**
 * Runs npm run enquiries -- COMMAND, also while the server runs: what an operator does for many enquiries, or for one message.
 * @param args command-line arguments
 * @param environment the server's settings
 * @returns the text to print
 * @throws CommandError with the fix, and the errors that run-command.ts prints without a stack
 */
export async function runEnquiries(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { failed: { type: 'boolean', default: false }, kept: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, operand = ''] = positionals;
  const commands: Record<string, Work> = {
    redeliver: async (storage) => {
      const state = values.failed ? 'failed' : values.kept ? 'kept' : undefined;
      if (state) {
        const enquiries = await listEnquiries(storage, { state });
        for (const { reference } of enquiries) await redeliver(storage, reference);
        const posted = values.failed ? await resendWebhooks(storage) : 0;
        const webhooks = posted > 0 ? ` The webhook gets ${counted(posted)} again.` : '';
        return `${counted(enquiries.length)} will be mailed${state === 'failed' ? ' again' : ''}.${webhooks}`;
      }
      const isQueued = await redeliver(storage, referenceOf(operand));
      if (!isQueued) throw new CommandError(`There is no mail for ${operand}: it is unknown, or in quarantine, which the desk ends.`);
      return `${operand} will be mailed again.`;
    },
    erase: async (storage, settings) => {
      if ((await eraseEnquiries(storage, [referenceOf(operand)], settings.dataDir)) === 0)
        throw new CommandError(`There is no enquiry ${operand}.`);
      return `${operand} is removed.`;
    },
  };
  return runOnStorage(commands, command, usage, environment);
}

function referenceOf(text: string): string {
  const reference = readReference(text);
  if (!reference) throw new CommandError(`"${text}" is not a reference such as K7QM-2XWD-9F3H-T5VB.`);
  return reference;
}

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
