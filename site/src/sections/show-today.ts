/** Replaces the build's date by the current date in the visitor's time zone. */
export function showToday(): void {
  const now = new Date();
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-today]')) {
    time.dateTime = now.toLocaleDateString('sv');
    time.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });
  }
}
