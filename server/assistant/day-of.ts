/** @returns the UTC day of a time in milliseconds, such as 2026-11-20 */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
