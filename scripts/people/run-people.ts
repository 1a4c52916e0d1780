import { parseArgs } from 'node:util';
import { addPerson, deskPeople, type Person, readName, removePerson, resetPassword } from '../../server/people/people.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { runOnStorage } from '../enquiries/run-enquiries.ts';
import { CommandError } from '../tools/run-command.ts';

const usage = `npm run people -- COMMAND

  list              who signs in to the desk
  add NAME          make a name and a password, which is printed once
  reset NAME        give them a new password and end their sessions
  remove NAME       take the name away and end their sessions

From the first name on, the desk asks everybody to sign in. Once the last one is removed, it does so no more.
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
  const password = () => makeReference().toLowerCase();
  const passwordNote = (newPassword: string) => ` The password, which is not shown again: ${newPassword}`;

  const commands: Record<string, (storage: Storage) => Promise<string>> = {
    list: async (storage) => (await deskPeople(storage)).join('\n') || 'There is nobody: whoever reaches the desk is the owner.',
    add: async (storage) => {
      const added = person();
      const newPassword = password();
      if (!(await addPerson(storage, added, newPassword)))
        throw new CommandError(`There is already an account named ${added.name}. "reset" gives them a new password.`);
      return `${added.name} can sign in to the desk.${passwordNote(newPassword)}`;
    },
    reset: async (storage) => {
      const { key, name } = person();
      const newPassword = password();
      if (!(await resetPassword(storage, key, newPassword))) throw new CommandError(`There is no account named ${name}.`);
      return `${name} has a new password and is signed out everywhere.${passwordNote(newPassword)}`;
    },
    remove: async (storage) => {
      const { key, name } = person();
      if (!(await removePerson(storage, key))) throw new CommandError(`There is no account named ${name}.`);
      return `${name} is removed and signed out everywhere.`;
    },
  };
  return runOnStorage(commands, command, usage, environment);
}
