/** Replaces the day of the build by today, in the visitor's own time zone. */
export function showToday(): void {
  const now = new Date();
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-today]')) {
    time.dateTime = now.toLocaleDateString('sv');
    time.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });
  }
}
