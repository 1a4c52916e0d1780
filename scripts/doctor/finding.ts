/**
 * Result of a check:
 * - `fail`: the site is not ready;
 * - `confirm`: not ready until somebody confirms that the content is true;
 * - `warn`: possibly intended;
 * - `pass`.
 */
export interface Finding {
  level: 'fail' | 'confirm' | 'warn' | 'pass';
  /** The finding, as a sentence. */
  what: string;
  /** What to do; missing for `pass`. */
  fix?: string;
  /** The entries concerned, one per line. */
  entries?: readonly string[];
}

export const fail = (what: string, fix: string): Finding => ({ level: 'fail', what, fix });
export const warn = (what: string, fix: string): Finding => ({ level: 'warn', what, fix });
export const pass = (what: string): Finding => ({ level: 'pass', what });
