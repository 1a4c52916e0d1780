import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldNames } from '../../content/enquiry-fields.ts';
import { listRecipients, type RecipientRecord, redeliver, release, resendWebhooks } from '../../server/enquiries/deliveries.ts';
import { eraseEnquiries } from '../../server/enquiries/erase-enquiries.ts';
import { type EnquiryRecord, enquiryStates, handlings, listEnquiries } from '../../server/enquiries/list-enquiries.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { sqliteFile } from '../../server/storage/sqlite-dialect.ts';
import { readReference } from '../../shared/api/reference.ts';
import { capital } from '../../shared/format/fill.ts';
import { CommandError, inColumns } from '../tools/run-command.ts';

/** Values of --state: states of the handling, and of the mail. */
const anyState = [...handlings, ...enquiryStates] as const;

const usage = `npm run enquiries -- COMMAND

  list [--state ${anyState.join('|')}]
                        the newest 50 first
  show REFERENCE        one enquiry in full
  redeliver REFERENCE   mail it again, whatever became of it
  redeliver --failed    mail and post again all that were given up
  redeliver --kept      mail all that were kept while no mail server was set
  release REFERENCE     let it leave quarantine and be mailed
  erase REFERENCE       remove it for good

Marking, notes and the table for a spreadsheet are in the desk. The settings are the server's: DATA_DIR or DATABASE_URL say where enquiries are kept.`;

/**
 * Runs npm run enquiries -- COMMAND: lists and manages enquiries, also while the server runs.
 * @param args command-line arguments
 * @param environment the server's settings
 * @returns the text to print
 * @throws CommandError with the fix, and the errors that run-command.ts prints without a stack
 */
export async function runEnquiries(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      state: { type: 'string' },
      failed: { type: 'boolean', default: false },
      kept: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [command, operand = ''] = positionals;
  const commands: Record<string, (storage: Storage, settings: Settings) => Promise<string>> = {
    list: async (storage) => table(await listEnquiries(storage, { state: stateOf(values.state), most: 50 })),
    show: async (storage) => {
      const [enquiry] = await listEnquiries(storage, { reference: referenceOf(operand) });
      if (!enquiry) throw new CommandError(`There is no enquiry ${operand}.`);
      return describe(enquiry, await listRecipients(storage, enquiry.reference));
    },
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
      if (!isQueued) throw new CommandError(`There is no mail for ${operand}: it is unknown, or in quarantine, which "release" ends.`);
      return `${operand} will be mailed again.`;
    },
    release: async (storage, settings) => {
      if (!(await release(storage, referenceOf(operand), settings.webhook !== undefined)))
        throw new CommandError(`${operand} is not in quarantine.`);
      return `${operand} has left quarantine and will be mailed.`;
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

function stateOf(text: string | undefined): (typeof anyState)[number] | undefined {
  const state = anyState.find((candidate) => candidate === text);
  if (text !== undefined && !state) throw new CommandError(`--state has to be one of ${anyState.join(', ')}, not "${text}".`);
  return state;
}

function table(enquiries: readonly EnquiryRecord[]): string {
  if (enquiries.length === 0) return 'There are none.';
  return inColumns(
    enquiries.map(({ reference, state, handling, reason, receivedAt, name, email, attempts, lastError }) => [
      reference,
      state === 'quarantined' ? `quarantined: ${reason}` : `${handling}, ${state}`,
      utcText(receivedAt),
      `${name} <${email}>`,
      lastError ? `tried ${attempts} times, ${lastError}` : '',
    ]),
  );
}

function describe(enquiry: EnquiryRecord, recipients: readonly RecipientRecord[]): string {
  const time = (at: number | null) => at && utcText(at);
  const by = enquiry.handledBy ? `, by ${enquiry.handledBy}` : '';
  const lines: [string, string | number | null][] = [
    ['Reference', enquiry.reference],
    ['State', enquiry.handling],
    ['Since', enquiry.handledAt && utcText(enquiry.handledAt) + by],
    ['Mail', enquiry.state],
    ['Quarantine', enquiry.reason],
    ['Received', utcText(enquiry.receivedAt)],
    ['Delivered', time(enquiry.deliveredAt)],
    ['Next try', time(enquiry.dueAt)],
    ['Attempts', enquiry.attempts],
    ['Last error', enquiry.lastError],
    ...recipients.map(({ address, state, error }): [string, string] => ['Recipient', `${address} ${state}${error ? `: ${error}` : ''}`]),
    ...fieldNames.filter((name) => name !== 'message').map((name): [string, string | null] => [capital(name), enquiry[name]]),
  ];
  const shown = lines.filter(([, value]) => value !== null).map(([label, value]) => `${`${label}:`.padEnd(13)}${value}`);
  return [...shown, '', enquiry.message].join('\n');
}

function utcText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
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
