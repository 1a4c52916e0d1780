/** An error whose message is printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command and prints its result. A known error is printed without a stack and gives exit code 1. */
export async function runCommand(command: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/** Returns the text to print for an error: the message of a known error, else the stack. */
export function messageOf(error: unknown): string | undefined {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  const isKnown = ['CommandError', 'SettingsError', 'StorageError'].includes(name) || code?.startsWith('ERR_PARSE_ARGS');
  return isKnown ? message : stack;
}

/** Formats rows as columns of fixed width, each as wide as its longest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
