import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * The environment variables that the server reads. To add one: its rule with a default here, its place in `Settings` below,
 * and its row in docs/running.md. A rule's message says what to write instead.
 */
const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .default('3000')
    .pipe(wholeNumber(0, 65_535, 'such as 3000')),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info'),
  TRUST_PROXY: z.string().default('').transform(commaSeparated).pipe(z.array(proxyAddress())),
});

/** What the server can be told. Tests and production differ only in these. */
export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  /** Addresses or CIDR ranges of proxies whose forwarding headers count; empty for none. */
  trustProxy: readonly string[];
  /** Folder of manifest.json and the built site. */
  buildFolder: string;
}

/** Everything that is wrong with the environment, one line for each variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the server's settings from the environment. An empty variable counts as one that is not set.
 * @throws SettingsError that names each wrong variable and its fix
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const read = variables.safeParse(set);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}, not "${set[String(path[0])]}"`);
    throw new SettingsError(`The settings need a correction:\n${lines.join('\n')}`);
  }
  const { HOST, PORT, LOG_LEVEL, TRUST_PROXY } = read.data;
  return { host: HOST, port: PORT, logLevel: LOG_LEVEL, trustProxy: TRUST_PROXY, buildFolder: resolve('dist') };
}

function wholeNumber(least: number, most: number, example: string) {
  const message = `must be a whole number from ${least} to ${most}, ${example}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

function proxyAddress() {
  return z.string().refine(isAddressOrRange, 'must list IP addresses or ranges, separated by commas, such as 127.0.0.1, 10.0.0.0/8');
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const widest = version === 6 ? 128 : 32;
  return version > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
