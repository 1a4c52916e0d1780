/** Cards, and what must stay clear of the launcher in the corner of a phone: as much of the screen as it and the way back to the top need on the smallest. */
const views = { '[data-arrive]>*': '', '[data-clear]': '-70% 0% 0% -70%' };

/**
 * Marks what comes into view with `data-now`.
 * - Cards (children of `data-arrive`) that were further down at first keep it, and arrive by it; those that come together, one after the other by
 *   `--turn` (styles/motion.css). They are visible before: a browser that never reports a card simply shows it.
 * - What is filled in, moved or read off (`data-clear`) has it while it stands in the corner: then the launcher draws back
 *   (components/Launcher.module.css).
 *
 * Cards are all reported as a page opens, and nothing is written then: each mark costs the styles of all that stands in a card.
 */
export function inView(): void {
  for (const [selector, rootMargin] of Object.entries(views)) {
    let isOpen = false;
    const observer = new IntersectionObserver(
      (entries) => {
        let turn = 0;
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && !rootMargin) {
            observer.unobserve(target);
            if (isOpen) (target as HTMLElement).style.setProperty('--turn', `${turn++}`);
          }
          if (isOpen || rootMargin) target.toggleAttribute('data-now', isIntersecting);
        }
        isOpen = true;
      },
      { rootMargin },
    );
    for (const part of document.querySelectorAll(selector)) observer.observe(part);
  }
}
