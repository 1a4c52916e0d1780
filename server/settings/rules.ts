import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '../http/is-loopback.ts';

/** Removes quotes around a value. systemd removes them when it reads a file, but containers do not. */
export function plainValue(value: string): string {
  const text = value.trim();
  return /^(["'])(.*)\1$/.exec(text)?.[2]?.trim() ?? text;
}

const address = String.raw`[^<>,\s@]+@[^<>,\s@]+`;
const oneAddress = `(?: *${address}|[^<>,\\r\\n]*<${address}>) *`;
/** Matches addresses, each bare or in angle brackets after a name, separated by commas. */
export const mailAddresses = new RegExp(`^${oneAddress}(?:,${oneAddress})*$`);

/** Returns a test whether a text is a URL of one of the given protocols, such as smtp:. */
export function isAddressOf(...protocols: string[]) {
  return (text: string) => protocols.includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '';
}

/**
 * Returns whether user and password in a URL are percent-encoded where necessary. Otherwise a part of the password could be parsed
 * as the host.
 */
export function isPercentEncoded(text: string): boolean {
  const userInfo = /^[a-z]+:\/\/(.*)@/is.exec(text)?.[1];
  if (userInfo === undefined) return true;
  try {
    decodeURIComponent(userInfo);
  } catch {
    return false;
  }
  return !/[@/?#]/.test(userInfo);
}

/** Message with the fix for a URL that is not percent-encoded. */
export const percentEncodingFix =
  'has a sign in its user or password that must be percent-encoded: write % as %25, @ as %40, # as %23, / as %2F and ? as %3F';

/** Returns whether a URL has no user, password or query, because they would appear in logs, and because paths are appended to the URL. */
export function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return isAddressOf('http:', 'https:')(text) && url?.username === '' && url.password === '' && !/[?#]/.test(text);
}

/** Returns whether a connection to the URL is encrypted, or stays on this machine. */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/**
 * Makes the rule for a whole number.
 * @param example shown in the message
 */
export function wholeNumber(least: number, most: number, example: number) {
  const message = `must be a whole number from ${least} to ${most}, such as ${example}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

/** Makes the rule for an IP address or a CIDR range. */
export function proxyAddress() {
  return z.string().refine(isAddressOrRange, 'must list IP addresses or ranges, separated by commas, such as 127.0.0.1, 10.0.0.0/8');
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const widest = version === 6 ? 128 : 32;
  return version > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

export function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
