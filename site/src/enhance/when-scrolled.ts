/**
 * Runs a reading of where the page is, after its first frame and in each in which it is scrolled or takes another size. After all that moves
 * in that frame has been written: a place that is asked for in the event itself is computed twice, which a swinging scale feels.
 *
 * It begins with an observer's report, which comes once the first frame is drawn: that frame has a `resize` of its own, and what answers it
 * holds up the first paint.
 */
export function whenScrolled(read: () => void): void {
  const soon = () => requestAnimationFrame(read);
  new IntersectionObserver(() => {
    read();
    addEventListener('scroll', soon);
    addEventListener('resize', soon);
  }).observe(document.body);
}
