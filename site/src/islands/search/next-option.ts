/**
 * The result that a key chooses in a combobox with the focus in its field.
 * @param chosen place of the one that is chosen; -1 for none
 * @returns -1 for none again, past either end of the list; undefined for a key that is the field's own
 */
export function nextOption({ key, altKey }: { key: string; altKey: boolean }, chosen: number, count: number): number | undefined {
  if (count === 0 || altKey) return undefined;
  if (key === 'ArrowDown') return chosen === count - 1 ? -1 : chosen + 1;
  if (key === 'ArrowUp') return chosen === -1 ? count - 1 : chosen - 1;
  // While nothing is chosen they move the cursor.
  if (key === 'Home' && chosen >= 0) return 0;
  if (key === 'End' && chosen >= 0) return count - 1;
  return undefined;
}
