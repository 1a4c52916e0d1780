import { STATUS_CODES } from 'node:http';
import type { Representation } from '../site/representation.ts';

/** Answers of the present second, by form: plain and over https. */
const made = new WeakMap<Representation, { second: number } & Partial<Record<'plain' | 'secure', Buffer>>>();

/**
 * A whole answer with 200, as Node writes it over a connection that is kept: made anew each second, for its date.
 * @param secure whether the visitor came by https
 * @param idleTimeout milliseconds that the connection is kept without a question
 */
export function wholeAnswer(form: Representation, secure: boolean, idleTimeout: number): Buffer {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  const which = secure ? 'secure' : 'plain';
  const kept = made.get(form);
  const current = kept?.second === second ? kept : { second };
  const bytes = current[which] ?? Buffer.concat([headOf(form.whole[which], new Date(now), idleTimeout), form.body]);
  if (current[which] === undefined) made.set(form, { ...current, [which]: bytes });
  return bytes;
}

/** @param named names and values in turn */
function headOf(named: readonly string[], date: Date, idleTimeout: number): Buffer {
  const headers = named.flatMap((name, place) => (place % 2 === 0 ? `${name}: ${named[place + 1]}` : []));
  const kept = [`Date: ${date.toUTCString()}`, 'Connection: keep-alive', `Keep-Alive: timeout=${Math.floor(idleTimeout / 1000)}`];
  return Buffer.from([`HTTP/1.1 200 ${STATUS_CODES[200]}`, ...headers, ...kept, '', ''].join('\r\n'), 'latin1');
}
