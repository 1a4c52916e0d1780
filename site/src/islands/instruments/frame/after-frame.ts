/**
 * Runs low-priority work when the thread is idle after the next frame, so that it delays neither dragging
 * nor the spring's animation.
 */
export function afterFrame(run: () => void): void {
  // Safari has no requestIdleCallback.
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(run));
}
