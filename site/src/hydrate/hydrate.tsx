import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { keepTyped } from './keep-typed.ts';

/** Resolves at once, or on a prerendered page when it is activated. */
const shown = () =>
  new Promise<unknown>((go) => {
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', go, { once: true });
    else go(0);
  });

/**
 * Returns a function that hydrates the component in a root with its built HTML.
 * The island is interactive when the promise resolves, so that a click can be replayed.
 * @param found returns additional props from the root's current HTML
 */
export function hydrate<Props extends object>(
  Component: ComponentType<Props>,
  found: (root: HTMLElement) => Partial<Props> = () => ({}),
): (root: HTMLElement) => Promise<void> {
  return async (root) => {
    await shown();
    const props = { ...JSON.parse(root.dataset.props ?? '{}'), ...found(root) } as Props;
    const { bringBack, refocus } = keepTyped(root);
    // Tells the frame to hand over.
    root.dispatchEvent(new Event('live'));
    flushSync(() => {
      // React renders again if a browser extension has changed the HTML: restore what was typed instead of failing.
      hydrateRoot(root, <Component {...props} />, { onRecoverableError: bringBack });
    });
    refocus();
  };
}
