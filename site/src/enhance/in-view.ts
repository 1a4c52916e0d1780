/**
 * Cards (children of `data-arrive`) that were further down as the page opened are marked with `data-now` when they come into view, and arrive by
 * it; those that come together, one after the other by `--turn` (styles/motion.css). They are visible before: a browser that never reports a card
 * simply shows it.
 *
 * Cards are all reported as a page opens, and nothing is written then: each mark costs the styles of all that stands in a card.
 */
export function inView(): void {
  let isOpen = false;
  const observer = new IntersectionObserver((entries) => {
    let turn = 0;
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        if (isOpen) (target as HTMLElement).style.setProperty('--turn', `${turn++}`);
      }
      if (isOpen) target.toggleAttribute('data-now', isIntersecting);
    }
    isOpen = true;
  });
  for (const card of document.querySelectorAll('[data-arrive]>*')) observer.observe(card);
}
