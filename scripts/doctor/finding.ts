/**
 * What the doctor found:
 * - `fail`: the site is not ready while it is so;
 * - `confirm`: the same, and it is mended by somebody's word that it is true;
 * - `warn`: it may be meant so;
 * - `pass`.
 */
export interface Finding {
  level: 'fail' | 'confirm' | 'warn' | 'pass';
  /** What is so, as a sentence. */
  what: string;
  /** What to do; every finding that does not pass has it. */
  fix?: string;
  /** What it speaks of, one a line. */
  entries?: readonly string[];
}

export const fail = (what: string, fix: string): Finding => ({ level: 'fail', what, fix });
export const warn = (what: string, fix: string): Finding => ({ level: 'warn', what, fix });
export const pass = (what: string): Finding => ({ level: 'pass', what });
