/** Runs what nobody waits to see, once the next frame is drawn: the hand that moves a weight must not wait for it. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
