import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { keepTyped } from './keep-typed.ts';

/** Resolves at once, or on a prerendered page when it is activated. */
const whenShown = () =>
  new Promise<unknown>((resolve) => {
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(0);
  });

/**
 * Returns a function that hydrates the component in a root with its built HTML.
 * The island is interactive when the promise resolves, so that a click can be replayed.
 * @param propsFrom returns additional props from the root's current HTML
 */
export function hydrate<Props extends object>(
  Component: ComponentType<Props>,
  propsFrom: (root: HTMLElement) => Partial<Props> = () => ({}),
): (root: HTMLElement) => Promise<void> {
  return async (root) => {
    await whenShown();
    const props = { ...JSON.parse(root.dataset.props ?? '{}'), ...propsFrom(root) } as Props;
    const { restoreValues, restoreFocus } = keepTyped(root);
    // The frame then stops handling events.
    root.dispatchEvent(new Event('live'));
    flushSync(() => {
      // If a browser extension has changed the HTML, React renders the island again: then restore what was typed.
      hydrateRoot(root, <Component {...props} />, { onRecoverableError: restoreValues });
    });
    restoreFocus();
  };
}
