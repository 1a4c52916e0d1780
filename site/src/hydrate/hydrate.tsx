import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes an island's script of its component: what it hands back takes over the HTML that the build has written into a root.
 * When it returns, the island is live, so that a click can be replayed at once.
 */
export function hydrate<Props extends object>(Component: ComponentType<Props>): (root: HTMLElement) => void {
  return (root) => {
    const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')].map(
      ({ name, value }) => ({ name, value }),
    );
    const props = JSON.parse(root.dataset.props ?? '{}') as Props;
    // Where a browser extension has changed the HTML, React draws it anew and empty: no reason for an error, but for care.
    const onRecoverableError = () => {
      for (const { name, value } of typed) {
        const control = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (control && !control.value) control.value = value;
      }
    };
    flushSync(() => {
      hydrateRoot(root, <Component {...props} />, { onRecoverableError });
    });
  };
}
