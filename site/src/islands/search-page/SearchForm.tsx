import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { maxQueryLength, queryName, resultsAddress, searchPath } from '../../../../shared/api/search.ts';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { useDebounced } from '../search/use-debounced.ts';
import { ResultList } from './ResultList.tsx';
import s from './SearchForm.module.css';

export interface SearchFormProps {
  field: string;
  button: string;
}

/**
 * Renders the search page's form, which the server handles without JavaScript, and which searches in place once hydrated. The server's results
 * are below it, outside of the island, until client-side results replace them.
 */
export function SearchForm({ field, button }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // The query was filled in by the server, typed before hydration, or is only in the address (static hosts).
    element.value ||= (new URLSearchParams(location.search).get(queryName) ?? '').slice(0, maxQueryLength);
    setQuery(element.value);
    setAwake(true);
  }, []);

  const address = useDebounced(query.trim());
  useEffect(() => {
    if (isAwake && address) history.replaceState(history.state, '', resultsAddress(address));
    else if (isAwake && location.search && !input.current?.value.trim()) history.replaceState(history.state, '', searchPath);
  }, [isAwake, address]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setQuery(input.current?.value ?? '');
    // Close the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <>
      <search>
        <form className={s.form} action={searchPath} onSubmit={onSubmit}>
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
              data-search
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              ref={input}
            />
            <button type="submit">{button}</button>
          </div>
        </form>
      </search>
      {isAwake && <ResultList query={query} />}
    </>
  );
}
