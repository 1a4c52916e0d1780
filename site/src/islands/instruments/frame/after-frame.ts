/**
 * Runs what nobody waits to see, once the next frame is drawn and the thread is idle: neither the hand that moves a weight nor the spring that
 * follows it must wait for it.
 */
export function afterFrame(run: () => void): void {
  // Not every browser tells when it is idle.
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(run));
}
