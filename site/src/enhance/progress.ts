import { whenScrolled } from './when-scrolled.ts';

/** Shows the way back to the top after one screen, with how much of the page has been read. */
export function progress(): void {
  const ring = document.querySelector<SVGElement>('[data-progress]');
  const link = ring?.closest('a');
  if (!ring || !link) return;
  whenScrolled(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    link.hidden = scrollY < clientHeight;
    // A page without more below has no such value (0 of 0), and CSS takes none.
    ring.style.strokeDasharray = `${scrollY / (scrollHeight - clientHeight)} 1`;
  });
}
