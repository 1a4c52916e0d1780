/**
 * Exposes the visual viewport to an element's styles, because CSS units ignore on-screen keyboards and pinch zoom.
 * Sets --visible-height and --covered-height (the height below the visual viewport), in CSS pixels, until the signal aborts.
 */
export function followVisualViewport({ style }: HTMLElement, signal: AbortSignal): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const update = () => {
    // Pinch zoom crops the page on purpose.
    const isPinched = viewport.scale > 1.05;
    const covered = isPinched ? 0 : Math.max(0, document.documentElement.clientHeight - viewport.height - viewport.offsetTop);
    style.setProperty('--visible-height', isPinched ? '100dvh' : `${viewport.height}px`);
    style.setProperty('--covered-height', `${covered}px`);
  };
  update();
  viewport.addEventListener('resize', update, { signal });
  viewport.addEventListener('scroll', update, { signal });
}
