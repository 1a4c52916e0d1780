import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { maxQueryLength, queryName, resultsAddress, searchPath } from '../../../../shared/api/search.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { isComposing } from '../../components/is-composing.ts';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { Failed } from './Failed.tsx';
import { NoResult } from './NoResult.tsx';
import { nextOption } from './next-option.ts';
import { listId, Options, optionId } from './Options.tsx';
import { resultsStatus } from './results-status.ts';
import { Start } from './Start.tsx';
import { useDebounced } from './use-debounced.ts';
import { useSearch } from './use-search.ts';

/** Maximum number of results of each kind. All of them fit two phone screens. */
const MOST = 5;

interface SearchDialogProps {
  onClosed: () => void;
  ref: RefObject<HTMLDialogElement | null>;
}

/** Renders the search dialog: a combobox with a listbox of results (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function SearchDialog({ onClosed, ref: dialog }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** Index of the active option; -1 for none. */
  const [chosen, setChosen] = useState(-1);
  const search = useSearch(query, { most: MOST, isAwake: true });
  const { words, trimmedQuery, results, state } = search;
  const status = useDebounced(resultsStatus(search));
  const count = results?.count ?? 0;

  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    const element = dialog.current;
    // Clicks on the backdrop target the dialog itself.
    const onClick = ({ target }: MouseEvent) => target === element && element?.close();
    element?.addEventListener('click', onClick);
    if (!element?.open) element?.showModal();
    return () => element?.removeEventListener('click', onClick);
  }, [dialog]);
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const next = nextOption(event, chosen, count);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!trimmedQuery) return;
    search.settle();
    const result = count > 0 && document.getElementById(optionId(Math.max(0, chosen)));
    if (result) result.click();
    else location.assign(resultsAddress(trimmedQuery));
  };
  /** Closes the dialog for a result on the current page. */
  const leave = (address: string) => {
    if (new URL(address).pathname === location.pathname) close();
  };

  return (
    <dialog className="search" aria-label={words.field} onClose={onClosed} ref={dialog}>
      <div className="search-frame">
        <search>
          <form className="search-form" action={searchPath} onSubmit={onSubmit}>
            <label htmlFor="search-query">
              <SearchIcon />
              <span className="visually-hidden">{words.field}</span>
            </label>
            <input
              id="search-query"
              name={queryName}
              type="text"
              dir="auto"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={count > 0}
              aria-controls={count > 0 ? listId : undefined}
              aria-activedescendant={count > 0 && chosen >= 0 ? optionId(chosen) : undefined}
              aria-describedby="search-keys"
              placeholder={words.placeholder}
              maxLength={maxQueryLength}
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={query}
              onChange={({ currentTarget }) => {
                setQuery(currentTarget.value);
                setChosen(-1);
              }}
              onKeyDown={onKeyDown}
              ref={field}
            />
            <button className="search-close" type="button" aria-label={words.close} onClick={close}>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="m3 3 14 14M17 3 3 17" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
              </svg>
            </button>
          </form>
        </search>
        <p className="visually-hidden" id="search-keys">
          {words.keys}
        </p>
        <p className="visually-hidden" role="status">
          {status}
        </p>
        <div className="search-body">
          {!trimmedQuery && (
            <>
              <p className="search-note">
                {words.hint} <span>{words.shortcut}</span>
              </p>
              <Start {...words.start} leave={leave} />
            </>
          )}
          {trimmedQuery && !results && (state === 'failed' ? <Failed words={words} /> : <p className="search-note">{words.loading}</p>)}
          {results && count === 0 && (
            <>
              <NoResult words={words} trimmedQuery={trimmedQuery} leave={close} />
              <Start {...words.start} leave={leave} />
            </>
          )}
          {results && count > 0 && (
            <>
              {results.readAs && <p className="search-note">{fill(words.readAs, { query: results.readAs })}</p>}
              <Options groups={results.groups} words={words} chosen={chosen} leave={leave} />
              <a className="search-all" href={resultsAddress(trimmedQuery)}>
                {words.all}
              </a>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
