import { searchPath } from '../../../shared/api/search.ts';
import s from './SearchLink.module.css';

interface SearchLinkProps {
  label: string;
  /** The current page is the search page, which has a field of its own. */
  isHere: boolean;
}

/** Renders the header's search link, which opens the dialog (open-search.ts), and without JavaScript leads to the search page. */
export function SearchLink({ label, isHere }: SearchLinkProps) {
  // The build replaces the source by the hashed name (page-scripts.ts).
  const opens = isHere ? { 'aria-current': 'page' as const } : { 'data-search': '/src/search/search.ts' };
  return (
    <a className={s.link} href={searchPath} {...opens}>
      <SearchIcon />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}

export function SearchIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="m13 13 5 5" />
    </svg>
  );
}
