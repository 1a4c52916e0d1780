import { maxQueryLength, queryName, searchPath } from '../../../shared/api/search.ts';
import { content } from '../data/content.ts';
import './results.css';
import s from './SearchForm.module.css';
import { SearchIcon } from './SearchLink.tsx';

/** Renders the search page's form, which the server answers without JavaScript, and the element for the results of server and script. */
export function SearchForm() {
  const { field, name, needs } = content.search;
  return (
    <div className="wrap">
      <search>
        <form className={s.form} action={searchPath}>
          <label htmlFor="search-page-query">{field}</label>
          <div className={s.row}>
            <SearchIcon />
            <input
              id="search-page-query"
              name={queryName}
              type="search"
              dir="auto"
              maxLength={maxQueryLength}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-search="/src/search/search.ts"
            />
            <button type="submit">{name}</button>
          </div>
        </form>
      </search>
      <p className="visually-hidden" role="status" />
      <p className={`soft ${s.needs}`} data-state="ask">
        {needs}
      </p>
      <div className={`search-results ${s.results}`} data-fill-html="results" />
    </div>
  );
}
