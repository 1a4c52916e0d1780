import type { Settings } from './settings.ts';

/** What to tell somebody whose server does not start: for known causes one sentence with the fix, otherwise the error with its stack. */
export function explainStartError(error: unknown, settings: Pick<Settings, 'host' | 'port'> | undefined): string {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  if (['SettingsError', 'MissingBuildError', 'StorageError', 'ContentError'].includes(name)) return message;
  const { host, port } = settings ?? {};
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or choose another port, such as PORT=${Number(port) + 1}.`;
    case 'EACCES':
      return `Port ${port} is not open to this user. Choose a PORT from 1024 on, such as PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine. Use HOST=127.0.0.1 for this machine alone, or HOST=0.0.0.0 for the network.`;
    default:
      return stack ?? String(error);
  }
}
