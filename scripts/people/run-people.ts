import { parseArgs } from 'node:util';
import { deskPeople, type Person, readName, removePerson, resetPassword } from '../../server/people/people.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { runOnStorage } from '../enquiries/run-enquiries.ts';
import { CommandError } from '../tools/run-command.ts';

const usage = `npm run people -- COMMAND

  list              who signs in to the desk
  reset NAME        give them a new password, which is printed once, and end their sessions
  remove NAME       take the name away and end their sessions

The desk adds people, under More. From the first one on it asks everybody to sign in; once the last one is removed, it does so no more.
The settings are the server's: DATA_DIR or DATABASE_URL say where names are kept.`;

/**
 * Runs npm run people -- COMMAND: manages the desk's accounts, also while the server runs.
 * @param args command-line arguments
 * @param environment the server's settings
 * @returns the text to print
 * @throws CommandError for wrong arguments, and errors of settings and storage
 */
export async function runPeople(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [command = '', ...words] = positionals;
  const person = (): Person => {
    const parsed = readName(words.join(' '));
    if (!parsed) throw new CommandError(`Give a name of up to 60 characters, such as: npm run people -- ${command} Asha`);
    return parsed;
  };

  const commands: Record<string, (storage: Storage) => Promise<string>> = {
    list: async (storage) => (await deskPeople(storage)).join('\n') || 'There is nobody: whoever reaches the desk is the owner.',
    reset: async (storage) => {
      const { key, name } = person();
      const password = makeReference().toLowerCase();
      if (!(await resetPassword(storage, key, password))) throw new CommandError(`There is no account named ${name}.`);
      return `${name} has a new password and is signed out everywhere. The password, which is not shown again: ${password}`;
    },
    remove: async (storage) => {
      const { key, name } = person();
      if (!(await removePerson(storage, key))) throw new CommandError(`There is no account named ${name}.`);
      return `${name} is removed and signed out everywhere.`;
    },
  };
  return runOnStorage(commands, command, usage, environment);
}
