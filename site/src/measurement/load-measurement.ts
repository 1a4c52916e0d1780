import { hasOptedOut } from './has-opted-out.ts';

/**
 * Loads measurement, where the page names its address in `data-measure`, once the page is shown, loaded and idle: a page that is prepared in the background has no visitor yet.
 * Visitors who ask not to be measured load nothing of it.
 */
export function loadMeasurement(): void {
  const address = document.documentElement.dataset.measure;
  if (!address || hasOptedOut()) return;
  const load = () => {
    import(/* @vite-ignore */ address).catch(() => console.log('Measurement failed.'));
  };
  // Not every browser tells when it is idle.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(load);
  const whenLoaded = () => (document.readyState === 'complete' ? whenIdle() : addEventListener('load', whenIdle));
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', whenLoaded);
  else whenLoaded();
}
