import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { keepTyped } from './keep-typed.ts';

/** Waits until a page that was prepared in the background is shown. */
const shown = () =>
  new Promise<unknown>((go) => {
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', go, { once: true });
    else go(0);
  });

/**
 * Makes an island's script of its component: what it hands back takes over the HTML that the build has written into a root.
 * When it has done so, the island is live, so that a click can be replayed at once.
 * @param found what the component is given beside the page's own, by what stands in the root by then
 */
export function hydrate<Props extends object>(
  Component: ComponentType<Props>,
  found: (root: HTMLElement) => Partial<Props> = () => ({}),
): (root: HTMLElement) => Promise<void> {
  return async (root) => {
    await shown();
    const props = { ...JSON.parse(root.dataset.props ?? '{}'), ...found(root) } as Props;
    const { bringBack, refocus } = keepTyped(root);
    // Its frame lets go of what it has shown.
    root.dispatchEvent(new Event('live'));
    flushSync(() => {
      // React draws anew what an extension of the browser has changed: no reason for an error, but for care.
      hydrateRoot(root, <Component {...props} />, { onRecoverableError: bringBack });
    });
    refocus();
  };
}
