import { useLayoutEffect, useRef, useState } from 'react';
import { SearchLink } from '../../components/SearchLink.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { searchContent } from './search-content.ts';

const { words } = searchContent();

export interface SearchWidgetProps {
  /** The visitor has opened the dialog already, and its frame stands beside the link (frame.ts). */
  isDrawn?: boolean;
}

/** The search on every page: its link, and the dialog that the link opens once this is live. */
export function SearchWidget({ isDrawn = false }: SearchWidgetProps) {
  const [isLive, setLive] = useState(false);
  const [isOpen, setOpen] = useState(isDrawn);
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  // Before hydration returns, so that the click that woke it finds it live.
  useLayoutEffect(() => {
    setLive(true);
    // A page that comes back from the browser's cache comes back with the search closed.
    const close = () => setOpen(false);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  const open = () => {
    setOpen(true);
    // Browsers tell later that a dialog was closed: one that is opened again before is still there.
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  const onClosed = () => {
    if (dialog.current?.open) return;
    setOpen(false);
    // The browser gives the focus back to what had it; where nothing had it, this is where it came from.
    if (document.activeElement === document.body) link.current?.focus();
  };
  return (
    <>
      <SearchLink label={words.name} live={isLive ? { isOpen, open } : undefined} ref={link} />
      {isOpen && <SearchDialog isDrawn={isDrawn && !isLive} onClosed={onClosed} ref={dialog} />}
    </>
  );
}
