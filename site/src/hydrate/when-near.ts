/** Root margin: half a screen below the viewport. */
const near = '50% 0px';

/**
 * Hydrates islands with `data-near` when the visitor scrolls near them, so that they are live when touched. Without scrolling
 * nothing is fetched. Dispatches `pointerover`, which hydrates an island (on-interaction.ts).
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
