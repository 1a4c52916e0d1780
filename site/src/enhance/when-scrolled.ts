/**
 * Runs a reading of where the page is, after its first frame and in each in which it is scrolled or takes another size. After all that moves
 * in that frame has been written: a place that is asked for in the event itself is computed twice, which a swinging scale feels.
 *
 * The first comes by an observer's report and not in a frame: what runs within the first frame holds up the first paint.
 */
export function whenScrolled(read: () => void): void {
  const soon = () => requestAnimationFrame(read);
  addEventListener('scroll', soon);
  addEventListener('resize', soon);
  new IntersectionObserver(read).observe(document.body);
}
