import type { Ref } from 'react';
import { searchPath } from '../../../shared/api/search.ts';
import { type DialogTrigger, dialogTrigger } from './dialog-trigger.ts';
import { SearchIcon } from './SearchIcon.tsx';
import s from './SearchLink.module.css';

interface SearchLinkProps {
  label: string;
  /** The current page is the search page. */
  isHere?: boolean;
  /** Set once the dialog can open. Until then, and without JavaScript, the element links to the search page. */
  live?: DialogTrigger | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders the header's search link. Ctrl+K or ⌘K clicks it (enhance/search-key.ts). */
export function SearchLink({ label, isHere, live, ref }: SearchLinkProps) {
  const opens = isHere ? { 'aria-current': 'page' as const } : { 'data-opens': true, 'data-search': true };
  return (
    <a
      className={s.link}
      href={searchPath}
      {...opens}
      ref={ref}
      {...(live && { 'aria-keyshortcuts': 'Control+K Meta+K', ...dialogTrigger(live) })}
    >
      <SearchIcon />
      <span>{label}</span>
    </a>
  );
}
