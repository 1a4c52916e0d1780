import { useLayoutEffect } from 'react';
import { Failed } from '../search/Failed.tsx';
import { Marked } from '../search/Marked.tsx';
import { NoResult } from '../search/NoResult.tsx';
import { resultsStatus } from '../search/results-status.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { useSearch } from '../search/use-search.ts';
import s from './Results.module.css';

/** Maximum number of results of each kind. */
const MOST = 12;

/** Renders results as a list of links, with the server's markup (server/search/results-html.ts). */
export function ResultList({ query }: { query: string }) {
  const search = useSearch(query, { most: MOST, isAwake: query.trim() !== '' });
  const { words, trimmedQuery, results, state } = search;
  const status = resultsStatus(search);
  const isShown = results !== undefined || state === 'failed' || !trimmedQuery;

  // Replace the server's results and the list of all pages.
  useLayoutEffect(() => {
    if (!isShown) return;
    document.querySelector('[data-fill-html=results]')?.replaceChildren();
    for (const list of document.querySelectorAll('[data-state=ask]'))
      list.toggleAttribute('hidden', trimmedQuery !== '' && state !== 'failed');
  }, [isShown, trimmedQuery, state]);

  return (
    <div className={s.results}>
      <p className="visually-hidden" role="status">
        {useDebounced(status)}
      </p>
      {trimmedQuery && !results && state === 'loading' && <p>{status}</p>}
      {trimmedQuery && !results && state === 'failed' && <Failed words={words} />}
      {results?.count === 0 && <NoResult words={words} trimmedQuery={trimmedQuery} />}
      {results && results.count > 0 && (
        <>
          <p>{status}</p>
          {results.groups.map(({ kind, hits }) => (
            <section key={kind}>
              <h2>{words.groups[kind]}</h2>
              <ul>
                {hits.map(({ path, title, part, text }) => (
                  <li key={path}>
                    <a href={path}>
                      <Marked pieces={title} />
                    </a>
                    {part && <small>{part}</small>}
                    <p>
                      <Marked pieces={text} />
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}
