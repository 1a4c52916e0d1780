/**
 * Replaces the build's year by today's in the visitor's own time zone. Written without `Intl`, whose first use takes a phone 50 ms; the day, which
 * two pages show, is theirs (sections/show-today.ts).
 */
export function year(): void {
  for (const time of document.querySelectorAll('[data-year]')) time.textContent = `${new Date().getFullYear()}`;
}
