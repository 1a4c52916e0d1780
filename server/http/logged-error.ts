/**
 * Serialises an error for the log. Only name, code, message and stack are kept: other properties, such as `detail` and `where` of
 * PostgreSQL, `response` of a mail server and `issues` of zod, quote what visitors sent. The message of a data error of PostgreSQL (class 22,
 * https://www.postgresql.org/docs/current/errcodes-appendix.html) and of a JSON parser quotes it too.
 */
export function loggedError(error: Error & { code?: unknown }): { type: string; code: unknown; message: string; stack: string } {
  const { name, code, message = '', stack = '' } = error;
  const isQuoting = error instanceof SyntaxError || /^22\w{3}$/.test(String(code));
  const frames = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  return { type: name, code, message: isQuoting ? 'left out, because it quotes data' : message, stack: frames };
}
