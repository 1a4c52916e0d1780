/** Pixels of scroll that count as a direction: more than a resting finger's jitter. */
const minStroke = 8;
/** Milliseconds without scrolling after which the page is at rest. */
const restAfter = 150;
/** Points behind the back-to-top link, in pixels from the right and bottom edges, closer together than a control is high. */
const columns = [28, 64];
const rows = [18, 40, 62];

/**
 * Shows the back-to-top link after one screen, and updates its reading progress. Where the page has no margin for it, keeps it out of a
 * reader's way: `data-away` on the root slides it out (chat/Launcher.module.css) while the visitor scrolls down, and at rest in front of
 * a field or button. Scrolling up and the page's end bring it back.
 */
export function corner(): void {
  const root = document.documentElement;
  const ring = document.querySelector<SVGElement>('[data-progress]');
  const link = ring?.closest('a');
  if (!ring || !link) return;
  let isAway = false;
  let isDown = false;
  /** Scroll position from which the next stroke is measured. */
  let strokeStart = 0;
  let lastEnd = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const setAway = (value: boolean) => {
    isAway = value;
    root.toggleAttribute('data-away', isAway);
  };
  /** Uses hit tests, because reading boxes would lay out sections that are far away. */
  const coversControl = () =>
    rows.some((y) =>
      columns.some((x) =>
        document
          .elementsFromPoint(root.clientWidth - x, innerHeight - y)
          .some((element) => element.matches('main :is(input, textarea, select, button)')),
      ),
    );
  const readEnd = () => root.scrollHeight - innerHeight;
  const rest = () => {
    strokeStart = scrollY;
    lastEnd = readEnd();
    if (!isAway && coversControl()) setAway(true);
  };
  whenScrolled(() => {
    const end = readEnd();
    // iOS scrolls beyond both ends and springs back.
    const y = Math.max(0, Math.min(scrollY, end));
    // When content above gets its true height, the browser moves the page; the visitor does not.
    if (end !== lastEnd) strokeStart = y;
    lastEnd = end;
    if (Math.abs(y - strokeStart) > minStroke) {
      isDown = y > strokeStart;
      strokeStart = y;
    }
    link.hidden = y < innerHeight;
    // NaN (0 ÷ 0) on a page that does not scroll; CSS ignores it.
    ring.style.strokeDasharray = `${y / end} 1`;
    setAway((isDown && y < end - 1) || (isAway && coversControl()));
    clearTimeout(resting);
    resting = setTimeout(rest, restAfter);
  });
}

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
