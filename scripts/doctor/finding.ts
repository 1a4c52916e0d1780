/**
 * What the doctor found:
 * - `mend`: the site is not ready while it is so;
 * - `confirm`: the same, and it is mended by somebody's word that it is true;
 * - `look`: it may be meant so;
 * - `fine`.
 */
export interface Finding {
  level: 'mend' | 'confirm' | 'look' | 'fine';
  /** What is so, as a sentence. */
  what: string;
  /** What to do; every finding that is not fine has it. */
  fix?: string;
  /** What it speaks of, one a line. */
  entries?: readonly string[];
}

export const mend = (what: string, fix: string): Finding => ({ level: 'mend', what, fix });
export const look = (what: string, fix: string): Finding => ({ level: 'look', what, fix });
export const fine = (what: string): Finding => ({ level: 'fine', what });
