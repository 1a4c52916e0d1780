/** Selectors and root margins: cards on the whole screen, and content in the corner that the launcher covers on the smallest phone. */
const views = { '[data-arrive]>*': '', '[data-clear]': '-70% 0% 0% -70%' };

/**
 * Marks elements that come into view with `data-now`.
 * - Cards (children of `data-arrive`) that were below the fold keep the attribute and animate in. Cards that appear together are
 *   staggered by `--turn` (styles/motion.css). Cards are visible before, so a card that is never reported stays visible.
 * - Controls and figures (`data-clear`) have the attribute while they are in the corner: the launcher then moves aside
 *   (components/Launcher.module.css).
 *
 * The observer's first report has all cards and writes nothing: each mark would recalculate the styles of a card's content.
 */
export function inView(): void {
  for (const [selector, rootMargin] of Object.entries(views)) {
    let isReported = false;
    const observer = new IntersectionObserver(
      (entries) => {
        let turn = 0;
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && !rootMargin) {
            observer.unobserve(target);
            if (isReported) (target as HTMLElement).style.setProperty('--turn', `${turn++}`);
          }
          if (isReported || rootMargin) target.toggleAttribute('data-now', isIntersecting);
        }
        isReported = true;
      },
      { rootMargin },
    );
    for (const part of document.querySelectorAll(selector)) observer.observe(part);
  }
}
