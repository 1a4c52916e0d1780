import { searchPath } from '../../../../shared/api/search.ts';
import type { Search } from './use-search.ts';

/** Renders the message for an index that failed to load. */
export function Failed({ words: { failed } }: Pick<Search, 'words'>) {
  return (
    <div className="search-none">
      <p>{failed.text}</p>
      <p className="search-ways">
        <a href={searchPath}>{failed.page}</a>
        <a href="/contact">{failed.contact}</a>
      </p>
    </div>
  );
}
