/**
 * Tells an element's styles which part of the window is seen: an on-screen keyboard and a pinch cover the rest, and styles know of neither.
 * Sets --seen-height and --covered (below it), in CSS pixels, until the signal ends it.
 */
export function followVisualViewport({ style }: HTMLElement, signal: AbortSignal): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const update = () => {
    // While a page is pinched larger, it is meant to be cut off.
    const isPinched = seen.scale > 1.05;
    const covered = isPinched ? 0 : Math.max(0, document.documentElement.clientHeight - seen.height - seen.offsetTop);
    style.setProperty('--seen-height', isPinched ? '100dvh' : `${seen.height}px`);
    style.setProperty('--covered', `${covered}px`);
  };
  update();
  seen.addEventListener('resize', update, { signal });
  seen.addEventListener('scroll', update, { signal });
}
