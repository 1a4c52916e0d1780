/** Shows the way back to the top after one screen, with how much of the page has been read. */
export function progress(): void {
  const link = document.querySelector<HTMLElement>('[data-back-to-top]');
  const ring = link?.querySelector<SVGElement>('[data-progress]');
  if (!link || !ring) return;
  const update = () => {
    // As the page comes: writing what is there would lay it out once more.
    if (scrollY === 0 && link.hidden) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    link.hidden = scrollY < clientHeight;
    ring.style.strokeDasharray = `${Math.round((100 * scrollY) / Math.max(1, scrollHeight - clientHeight))} 100`;
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  // With the first frame, when the layout is known anyway: asking now would compute it twice.
  requestAnimationFrame(update);
}
