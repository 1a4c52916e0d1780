import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '../http/is-loopback.ts';

/** A variable's value without the quotes around it: systemd takes them off what it reads from a file, containers do not. */
export function plainValue(value: string): string {
  const text = value.trim();
  return /^(["'])(.*)\1$/.exec(text)?.[2]?.trim() ?? text;
}

const oneAddress = String.raw`[^<>,\s@]+@[^<>,\s@]+`;
/** Addresses, each alone or in angle brackets after a name, with commas between them. */
export const mailAddresses = new RegExp(
  `^(${oneAddress}|[^<>,\\r\\n]*<${oneAddress}>)( *, *(${oneAddress}|[^<>,\\r\\n]*<${oneAddress}>))*$`,
);

/** Whether a text is an address of one of these protocols, such as smtp:. */
export function isAddressOf(...protocols: string[]) {
  return (text: string) => protocols.includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '';
}

/**
 * Whether the user and password in an address are percent-encoded where they have to be. Otherwise its parts cannot be told apart, and a piece
 * of the password would pass for the host.
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

/** What to say where they are not. */
export const percentEncodingFix =
  'has a sign in its user or password that must be percent-encoded: write % as %25, @ as %40, # as %23, / as %2F and ? as %3F';

/** A user, a password or a query would go to logs with the address, and every path is added at its end. */
export function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return isAddressOf('http:', 'https:')(text) && url?.username === '' && url.password === '' && !/[?#]/.test(text);
}

/** Whether what is sent there is encrypted on its way, or does not leave this machine. */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** A whole number. @param example of one, for the message */
export function wholeNumber(least: number, most: number, example: number) {
  const message = `must be a whole number from ${least} to ${most}, such as ${example}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

/** An IP address, or a range of them. */
export function proxyAddress() {
  return z.string().refine(isAddressOrRange, 'must list IP addresses or ranges, separated by commas, such as 127.0.0.1, 10.0.0.0/8');
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const widest = version === 6 ? 128 : 32;
  return version > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

/** The parts of a list. */
export function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
