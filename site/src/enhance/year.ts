/**
 * Replaces the build's year by the current year in the visitor's time zone. Without `Intl`, whose first use takes 50 ms on a phone;
 * sections/show-today.ts does the same for dates.
 */
export function year(): void {
  for (const time of document.querySelectorAll('[data-year]')) time.textContent = `${new Date().getFullYear()}`;
}
