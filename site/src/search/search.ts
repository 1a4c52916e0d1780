import { maxQueryLength, queryName, resultsAddress, searchPath } from '../../../shared/api/search.ts';
import { openDialog } from './dialog.ts';
import { liveSearch } from './live-search.ts';

/** Maximum number of results of each kind on the search page, as on the server. */
const MOST = 12;

/** Opens the dialog from the header's link, or searches in place from the field of the search page. */
export default function search(target: HTMLElement): void {
  if (target instanceof HTMLInputElement) startPage(target);
  else openDialog(target);
}

/** Replaces the server's results and the list of all pages while a visitor types, and keeps the query in the address. */
function startPage(field: HTMLInputElement): void {
  // On a static host, the query is only in the address.
  field.value ||= (new URLSearchParams(location.search).get(queryName) ?? '').slice(0, maxQueryLength);
  liveSearch({
    field,
    results: document.querySelector('[data-fill-html=results]') as HTMLElement,
    status: document.querySelector('main [role=status]') as HTMLElement,
    most: MOST,
    onChange: (query, hasFailed) => {
      for (const list of document.querySelectorAll<HTMLElement>('[data-state=ask]')) list.hidden = query !== '' && !hasFailed;
    },
    onPause: (query) => history.replaceState(history.state, '', query ? resultsAddress(query) : searchPath),
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Close the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
}
