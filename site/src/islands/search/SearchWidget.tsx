import { useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../adopt-styles.ts';
import { SearchLink } from '../../components/SearchLink.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';
import { searchContent } from './search-content.ts';

if (!import.meta.env.SSR) adoptStyles(styles);

const { words } = searchContent();

/** Renders the search link and, once hydrated, the dialog that it opens. */
export function SearchWidget() {
  const [isLive, setLive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, so that the replayed click finds the handlers.
  useLayoutEffect(() => {
    setLive(true);
    // Close before the page enters the bfcache.
    const close = () => setOpen(false);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  const open = () => {
    setOpen(true);
    // `close` fires asynchronously: a dialog that is reopened before the event is still mounted.
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  const onClosed = () => {
    if (dialog.current?.open) return;
    setOpen(false);
    // Browsers restore focus on close, except to the body: focus the link instead.
    if (document.activeElement === document.body) link.current?.focus();
  };
  return (
    <>
      <SearchLink label={words.name} live={isLive ? { isOpen, open } : undefined} ref={link} />
      {isOpen && <SearchDialog onClosed={onClosed} ref={dialog} />}
    </>
  );
}
