import { writeFileSync } from 'node:fs';
import type { FastifyError } from 'fastify';

/** File descriptor of the log. */
const STDERR = 2;

/** Loss of log lines, for the alert `log`: lines since the start, and whether the last line was lost. */
export const logLoss = { lines: 0, isLosing: false };

/**
 * Writes the log to stderr. A line that cannot be written, because the reader of the pipe has ended or the disk is full, is counted and
 * dropped: an error would end the process.
 */
export const logStream = {
  write(line: string): void {
    try {
      writeFileSync(STDERR, line);
      logLoss.isLosing = false;
    } catch {
      // The desk's Health page tells it.
      logLoss.lines += 1;
      logLoss.isLosing = true;
    }
  },
};

/**
 * Serialises an error for the log. Only name, code, message and stack are kept: other properties, such as `detail` and `where` of
 * PostgreSQL, `response` of a mail server and `issues` of zod, quote what visitors sent. The message of a data error of PostgreSQL (class 22,
 * https://www.postgresql.org/docs/current/errcodes-appendix.html) and of a JSON parser quotes it too.
 */
function loggedError(error: FastifyError) {
  const { name, code, message = '', stack = '' } = error;
  const isQuoting = error instanceof SyntaxError || /^22\w{3}$/.test(String(code));
  const frames = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  return { type: name, code, message: isQuoting ? 'left out, because it quotes data' : message, stack: frames };
}

/** Options of Fastify's logger. @param level the least urgent level to log */
export const loggerOptions = (level: string) => ({ level, stream: logStream, serializers: { err: loggedError } });
