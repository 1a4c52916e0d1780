import { queryName } from '../../../shared/api/search.ts';
import { Island } from '../components/Island.tsx';
import { content } from '../data/content.ts';
import s from '../islands/search-page/Results.module.css';
import { SearchForm } from '../islands/search-page/SearchForm.tsx';

/** Renders the search page's form, and the element into which the server writes results. */
export function SearchResults() {
  const { field, name, needs } = content.search;
  return (
    <div className="wrap">
      <Island name="search-page" component={SearchForm} props={{ field, button: name }} wake={queryName} isKept />
      <p className={`soft ${s.needs}`} data-state="ask">
        {needs}
      </p>
      <div className={s.results} data-fill-html="results" />
    </div>
  );
}
