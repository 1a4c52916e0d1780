/** Takes the speculation rules away from visitors who asked their browser to save data. */
export function saveData(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) document.querySelector('script[type=speculationrules]')?.remove();
}
