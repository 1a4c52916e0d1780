/** Returns whether the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/) or Do Not Track. */
export function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Loads the measurement script in `data-measure` once the page is loaded and idle, on prerendered pages after activation.
 * Loads nothing for visitors who have opted out.
 */
export function loadMeasurement(): void {
  const address = document.documentElement.dataset.measure;
  if (!address || hasOptedOut()) return;
  const load = () => {
    import(/* @vite-ignore */ address).catch(() => console.log('Measurement failed.'));
  };
  // Safari has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(load);
  const whenLoaded = () => (document.readyState === 'complete' ? whenIdle() : addEventListener('load', whenIdle));
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', whenLoaded);
  else whenLoaded();
}
