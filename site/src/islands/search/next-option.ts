/**
 * Returns the option that a key activates in a combobox whose field has focus.
 * @param chosen index of the active option; -1 for none
 * @returns -1 past either end of the list; undefined for keys that the field handles
 */
export function nextOption({ key, altKey }: { key: string; altKey: boolean }, chosen: number, count: number): number | undefined {
  if (count === 0 || altKey) return undefined;
  if (key === 'ArrowDown') return chosen === count - 1 ? -1 : chosen + 1;
  if (key === 'ArrowUp') return chosen === -1 ? count - 1 : chosen - 1;
  // Without an active option, Home and End move the caret.
  if (key === 'Home' && chosen >= 0) return 0;
  if (key === 'End' && chosen >= 0) return count - 1;
  return undefined;
}
