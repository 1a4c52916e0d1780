import type { ReactNode } from 'react';
import { content } from '../data/content.ts';
import s from '../islands/search-page/Results.module.css';

/** Renders the search page's form, which is its child, and the element into which the server writes results. */
export function SearchResults({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      {/* The form hydrates on pages with results too: it reads the query from the HTML. */}
      <div data-kept>{children}</div>
      <p className={`soft ${s.needs}`} data-state="ask">
        {content.search.needs}
      </p>
      <div className={s.results} data-fill-html="results" />
    </div>
  );
}
