/**
 * Calls `measure` after the first frame and once per frame on scroll and resize. Calls it after all writes
 * of that frame, because measuring in the event listener would force layout twice.
 *
 * Starts with an observer's first report, after the first paint. The first frame fires `resize`, and a listener
 * would delay the paint.
 */
export function whenScrolled(measure: () => void): void {
  const measureInFrame = () => requestAnimationFrame(measure);
  new IntersectionObserver(() => {
    measure();
    addEventListener('scroll', measureInFrame);
    addEventListener('resize', measureInFrame);
  }).observe(document.body);
}
