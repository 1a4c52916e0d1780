/** Replaces the build's date and year by today's in the visitor's own time zone. */
export function today(): void {
  const now = new Date();
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = now.toLocaleDateString('sv-SE');
    time.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });
  }
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(now.getFullYear());
}
