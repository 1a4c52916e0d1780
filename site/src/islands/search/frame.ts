import { adoptStyles } from '../../hydrate/adopt-styles.ts';
import { searchFrame } from './frame-html.tsx';
import styles from './search.css?inline';

adoptStyles(styles);

/** Shows the dialog before React is there, and takes what is typed. Sent meanwhile, it is a plain form, which leads to the results as a page. */
export default (root: HTMLElement): ((isLive?: boolean) => void) => {
  const drawing = new AbortController();
  const { signal } = drawing;
  const before = root.querySelector('dialog');
  if (before?.open) return () => {};
  // Closed a moment ago, which browsers tell later.
  before?.remove();
  const { html, index } = searchFrame();
  // Side by side with the script that searches it.
  const how = { rel: 'preload', as: 'fetch', crossOrigin: '', href: index };
  document.head.append(Object.assign(document.createElement('link'), how));
  root.insertAdjacentHTML('beforeend', html);
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  const close = () => dialog.close();
  const onClick = ({ target }: Event) => {
    // Beside the dialog is its backdrop, and so itself.
    if (target === dialog || (target as Element).closest('.search-close')) close();
  };
  root.addEventListener('live', () => drawing.abort(), { once: true });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('close', () => dialog.remove(), { signal });
  dialog.showModal();
  // Where the rest cannot be had, the search's own page can.
  return (isLive) => {
    if (!isLive && dialog.open) dialog.querySelector('form')?.submit();
  };
};
