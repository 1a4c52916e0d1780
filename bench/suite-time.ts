import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Not committed: it is true of this machine. */
const file = 'bench/results/suite.json';

interface SuiteTime {
  /** When it ended, ISO 8601. */
  date: string;
  minutes: number;
  tests: number;
}

/** Keeps how long a whole run of the suite took, for the bench's table. */
export function recordSuite(milliseconds: number, tests: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const time: SuiteTime = { date: new Date().toISOString(), minutes: milliseconds / 60_000, tests };
  writeFileSync(file, JSON.stringify(time));
}

/** The last one; undefined before the first. */
export function recordedSuite(): SuiteTime | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
