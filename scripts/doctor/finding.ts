/**
 * What the doctor found:
 * - `mend`: the site is not ready while it is so;
 * - `look`: it may be meant so;
 * - `fine`.
 */
export interface Finding {
  level: 'mend' | 'look' | 'fine';
  /** What is so, as a sentence. */
  what: string;
  /** What to do; every finding that is not fine has it. */
  fix?: string;
}
