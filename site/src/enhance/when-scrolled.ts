/**
 * Runs a reading of where the page is, with the first frame and with each in which it is scrolled or takes another size. After all that moves
 * in that frame has been written: a place that is asked for in the event itself is computed twice, which a swinging scale feels.
 */
export function whenScrolled(read: () => void): void {
  const soon = () => requestAnimationFrame(read);
  addEventListener('scroll', soon);
  addEventListener('resize', soon);
  soon();
}
