import { whenScrolled } from './when-scrolled.ts';

/** Shows the back-to-top link after one screen, and updates its reading progress. */
export function progress(): void {
  const ring = document.querySelector<SVGElement>('[data-progress]');
  const link = ring?.closest('a');
  if (!ring || !link) return;
  whenScrolled(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    link.hidden = scrollY < clientHeight;
    // NaN (0 ÷ 0) on a page that does not scroll; CSS ignores it.
    ring.style.strokeDasharray = `${scrollY / (scrollHeight - clientHeight)} 1`;
  });
}
