import { writeFileSync } from 'node:fs';
import type { FastifyError } from 'fastify';

/** File descriptors. */
const [STDOUT, STDERR] = [1, 2];

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
    } catch (error) {
      logLoss.lines += 1;
      if (logLoss.isLosing) return;
      logLoss.isLosing = true;
      // A process without a terminal can have its output elsewhere.
      tryTo(() => writeFileSync(STDOUT, `The log cannot be written (${(error as NodeJS.ErrnoException).code}): lines are lost.\n`));
    }
  },
};

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // The desk's Health page tells it.
  }
}

/** Properties of a logged error. Others, such as the row of a database's error or a mail server's answer, can hold personal data. */
const errorFields = ({ name, message, code, stack = '' }: FastifyError) => ({ type: name, message, code, stack });

/** Options of Fastify's logger. @param level the least urgent level to log */
export const loggerOptions = (level: string) => ({ level, stream: logStream, serializers: { err: errorFields } });
