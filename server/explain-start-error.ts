import { securityHeaders } from './http/security-headers.ts';

/** Address that a server should listen on, with the names of its settings. */
export interface Listener {
  host: string;
  port: number;
  names: readonly [host: string, port: string];
}

/**
 * Returns the message for a failed start: for known causes the cause with the fix, otherwise the error with its stack.
 * @param listener the listener that failed; undefined before the first one
 */
export async function explainStartError(error: unknown, listener: Listener | undefined): Promise<string> {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  if (['SettingsError', 'MissingBuildError', 'StorageError'].includes(name)) return message;
  if (!listener) return stack ?? String(error);
  const { host, port, names } = listener;
  const [hostName, portName] = names;
  switch (code) {
    case 'EADDRINUSE':
      if (await isOurs(listener))
        return `The site is already running: port ${port} is its own. It takes up a new build of the same version by itself. For a new version, end it (Ctrl-C where it runs, or systemctl restart tarazu@0) and start again. A second site takes other ports, such as PORT=3010 OPERATIONS_PORT=3011.`;
      return `Port ${port} is in use by another program. Stop that program, or choose another port, such as ${portName}=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} is not open to this user. Choose a ${portName} from 1024 on, such as ${portName}=${portName === 'PORT' ? 3000 : 3001}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostName} ${host} is not an address of this machine. Use ${hostName}=127.0.0.1 for this machine alone, or ${hostName}=0.0.0.0 for the network.`;
    default:
      return stack ?? String(error);
  }
}

/** Returns whether a server of this site listens there, which its /healthz shows by this site's headers. */
async function isOurs({ host, port }: Listener): Promise<boolean> {
  const literal = host.includes(':') ? `[${host}]` : host;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : literal;
  try {
    const { ok, headers } = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(1_000) });
    return ok && headers.get('permissions-policy') === securityHeaders['Permissions-Policy'];
  } catch {
    return false;
  }
}
