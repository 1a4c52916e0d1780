/** Something to tell the person who called, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command and prints what it has to say, or why it did nothing: known causes without a stack, and with exit code 1. */
export async function runCommand(command: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(toldOf(error));
    process.exitCode = 1;
  }
}

/** What is printed of an error. */
export function toldOf(error: unknown): string | undefined {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  const isTold = ['CommandError', 'SettingsError', 'StorageError'].includes(name) || code?.startsWith('ERR_PARSE_ARGS');
  return isTold ? message : stack;
}
