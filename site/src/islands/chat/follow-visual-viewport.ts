/**
 * Exposes the visual viewport to an element's styles, which know neither on-screen keyboards nor pinch zoom.
 * Sets --seen-height and --covered (the height below it), in CSS pixels, until the signal aborts.
 */
export function followVisualViewport({ style }: HTMLElement, signal: AbortSignal): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const update = () => {
    // Pinch zoom crops the page on purpose.
    const isPinched = seen.scale > 1.05;
    const covered = isPinched ? 0 : Math.max(0, document.documentElement.clientHeight - seen.height - seen.offsetTop);
    style.setProperty('--seen-height', isPinched ? '100dvh' : `${seen.height}px`);
    style.setProperty('--covered', `${covered}px`);
  };
  update();
  seen.addEventListener('resize', update, { signal });
  seen.addEventListener('scroll', update, { signal });
}
