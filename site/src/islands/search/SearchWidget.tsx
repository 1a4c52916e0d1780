import { useLayoutEffect, useRef, useState } from 'react';
import { SearchLink } from '../../components/SearchLink.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { searchContent } from './search-content.ts';

const { words } = searchContent();

/** Renders the search link and, once hydrated, the dialog that it opens. */
export function SearchWidget() {
  /** The frame has already opened the dialog beside the link (frame.ts). */
  const [isDrawn] = useState(() => typeof document === 'object' && document.querySelector('dialog.search') !== null);
  const [isLive, setLive] = useState(false);
  const [isOpen, setOpen] = useState(isDrawn);
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
      {isOpen && <SearchDialog isDrawn={isDrawn && !isLive} onClosed={onClosed} ref={dialog} />}
    </>
  );
}
