import { adoptStyles } from '../../adopt-styles.ts';
import { searchFrame } from './frame-html.tsx';
import styles from './search.css?inline';

adoptStyles(styles);

/** Shows the dialog and accepts input before React has loaded. Submitting before hydration opens the search page. */
export default (root: HTMLElement): ((isLive?: boolean) => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const before = root.querySelector('dialog');
  if (before?.open) return () => {};
  // Remove a dialog whose `close` event is pending.
  before?.remove();
  const { html, index } = searchFrame();
  // Preload the index in parallel with the search's script.
  const attributes = { rel: 'preload', as: 'fetch', crossOrigin: '', href: index };
  document.head.append(Object.assign(document.createElement('link'), attributes));
  root.insertAdjacentHTML('beforeend', html);
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  const close = () => dialog.close();
  const onClick = ({ target }: Event) => {
    // Clicks on the backdrop target the dialog itself.
    if (target === dialog || (target as Element).closest('.search-close')) close();
  };
  root.addEventListener('live', () => controller.abort(), { once: true });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('close', () => dialog.remove(), { signal });
  dialog.showModal();
  // On failure, go to the search page.
  return (isLive) => {
    if (!isLive && dialog.open) dialog.querySelector('form')?.submit();
  };
};
