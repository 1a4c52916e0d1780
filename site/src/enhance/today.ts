/** Replaces the build's date and year by today's in the visitor's own time zone: `data-today` says which of the two. */
export function today(): void {
  const now = new Date();
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-today]')) {
    time.dateTime = now.toLocaleDateString('sv');
    time.textContent = now.toLocaleDateString('en-GB', time.dataset.today ? { year: 'numeric' } : { dateStyle: 'long' });
  }
}
