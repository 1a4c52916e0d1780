/**
 * Calls `read` after the first frame and once per frame on scroll and resize. It runs after all writes
 * of that frame: measuring in the event itself would force layout twice.
 *
 * Starts with an observer's first report, after the first paint. The first frame fires `resize`, and a listener for it
 * would delay that paint.
 */
export function whenScrolled(read: () => void): void {
  const soon = () => requestAnimationFrame(read);
  new IntersectionObserver(() => {
    read();
    addEventListener('scroll', soon);
    addEventListener('resize', soon);
  }).observe(document.body);
}
