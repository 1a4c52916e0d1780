import { openSearch } from '../search/open-search.ts';
import { corner } from './corner.ts';
import { header } from './header.ts';
import { inView } from './in-view.ts';
import { menu } from './menu.ts';
import { transition } from './transition.ts';

/**
 * Replaces the build's year by the current year in the visitor's time zone. Avoids `Intl`, whose first use takes 50 ms on a phone;
 * so does pages/[text].astro for dates.
 */
function year(): void {
  for (const time of document.querySelectorAll('[data-year]')) time.textContent = `${new Date().getFullYear()}`;
}

// A failing enhancement must not stop the others. Log the key, because the build minifies function names.
for (const [name, enhance] of Object.entries({ header, corner, menu, inView, openSearch, transition, year })) {
  try {
    enhance();
  } catch (error) {
    console.error(name, error);
  }
}
