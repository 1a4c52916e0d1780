import { interaction, near } from '../hydrate/interaction.ts';
import { loadMeasurement } from '../measurement/load-measurement.ts';
import { pushConsent } from '../measurement/push-consent.ts';
import { openSearch } from '../search/open-search.ts';
import { corner, whenScrolled } from './corner.ts';
import { menu } from './menu.ts';

// The script of every page, a separate deferred file (docs/decisions/site-build.md).

/**
 * Replaces the build's year by the current year in the visitor's time zone. Avoids `Intl`, whose first use takes 50 ms on a phone;
 * so does pages/[text].astro for dates.
 */
function year(): void {
  for (const time of document.querySelectorAll('[data-year]')) time.textContent = `${new Date().getFullYear()}`;
}

/** Pixels of scroll past which the header turns solid (specification, section 9). */
const scrolledFrom = 20;

/** Turns the header solid once the page is scrolled. */
function header(): void {
  const element = document.querySelector('[data-header]');
  whenScrolled(() => element?.toggleAttribute('data-scrolled', scrollY > scrolledFrom));
}

/**
 * Skips view transitions for touch. Transitions delay the next heading on a phone by 200 ms (npm run bench -- pages), and still by 14 ms
 * if skipped late, because a page that opts in takes a snapshot. So pointerdown by touch opts out. Two transitions stay, because they
 * show what persists: an open dialog, and cards that glide to the target of a link inside `data-glide`.
 */
function transition(): void {
  // Browsers without cross-document transitions need no opt-out, and Safari before 16.4 cannot construct style sheets.
  if (!('onpagereveal' in window)) return;
  const optsOut = new CSSStyleSheet({ disabled: true, media: 'not all and (min-width:1024px)' });
  optsOut.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(optsOut);
  document.addEventListener('pointerdown', ({ target }) => {
    optsOut.disabled = Boolean((target as Element).closest('[data-glide],:has([role=dialog])'));
  });
}

/**
 * Animates cards (children of `data-arrive`) that come into view: marks them with `data-now`, and staggers those that appear together
 * by `--turn` (styles/motion.css). Cards are visible before, so a card that is never reported stays visible.
 *
 * The observer's first report has all cards. Those on the first screen are not marked: each mark would recalculate the styles of a
 * card's content.
 */
function inView(): void {
  let isFirst = true;
  const observer = new IntersectionObserver((entries) => {
    let turn = 0;
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (isFirst) continue;
      (target as HTMLElement).style.setProperty('--turn', `${turn++}`);
      target.toggleAttribute('data-now', true);
    }
    isFirst = false;
  });
  for (const card of document.querySelectorAll('[data-arrive] > *')) observer.observe(card);
}

// A failing enhancement must not stop the others. Log the key, because the build minifies function names.
for (const [name, enhance] of Object.entries({ header, corner, menu, inView, openSearch, transition, year })) {
  try {
    enhance();
  } catch (error) {
    console.error(name, error);
  }
}

// Deny consent by default, before any tag can load.
pushConsent('default', 'denied');
// Astro's runtime waits for these directives (astro.config.ts). Every page has an island, the assistant.
Object.assign((window as unknown as { Astro: object }).Astro, { interaction, near });
for (const name of ['interaction', 'near']) dispatchEvent(new Event(`astro:${name}`));
loadMeasurement();
