/** Shows the way back to the top after one screen, with how much of the page has been read. */
export function progress(): void {
  const link = document.querySelector<HTMLElement>('[data-back-to-top]');
  const ring = link?.querySelector<SVGElement>('[data-progress]');
  if (!link || !ring) return;
  const update = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    link.hidden = scrollY < clientHeight;
    // A page without more below has no such value (0 of 0), and CSS takes none.
    ring.style.strokeDasharray = `${scrollY / (scrollHeight - clientHeight)} 1`;
  };
  addEventListener('scroll', update);
  addEventListener('resize', update);
  // With the first frame, when the layout is known anyway: asking now would compute it twice.
  requestAnimationFrame(update);
}
