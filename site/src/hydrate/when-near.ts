/** How far below the screen an island wakes, in screens. */
const near = '50% 0px';

/**
 * Wakes islands marked `data-near` when the visitor scrolls near them, so that they are live when a hand reaches them. On a page that nobody
 * scrolls nothing is fetched. To the island it is as if a pointer had come (on-interaction.ts).
 */
export function whenNear(): void {
  const roots = document.querySelectorAll('[data-near]');
  if (roots.length === 0) return;
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          target.dispatchEvent(new Event('pointerover'));
        }
      },
      { rootMargin: near },
    );
    for (const root of roots) observer.observe(root);
  };
  addEventListener('scroll', watch, { passive: true, once: true });
}
