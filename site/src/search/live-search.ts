import { missedPath, searchPath } from '../../../shared/api/search.ts';
import { escapeHtml } from '../../../shared/format/escape-html.ts';
import { removeLoneSurrogates } from '../../../shared/format/remove-lone-surrogates.ts';
import { countText, resultsHtml } from '../../../shared/search/results-html.ts';
import type { SiteSearch } from '../../../shared/search/site-search.ts';
import { storeDraft } from '../chat/chat-storage.ts';
import { reportEvent } from '../measurement/report-event.ts';
import { loadIndex } from './load-index.ts';
import { searchContent } from './search-content.ts';

/** Pause in typing before the status changes, in milliseconds. Without it, each update would interrupt the announcement before. */
const PAUSE = 500;
/** Pause in typing after which a query without results is counted, in milliseconds. */
const REST = 1_000;

interface LiveSearchOptions {
  field: HTMLInputElement;
  /** Element that shows the results. */
  results: HTMLElement;
  /** Live region that announces their number. */
  status: HTMLElement;
  /** Most results of each kind. */
  most: number;
  /** Called on each change, with '' if there is no query. */
  onChange?: (query: string, hasFailed: boolean) => void;
  /** Called with the query at a pause in typing. */
  onPause?: (query: string) => void;
  /** Called before the assistant opens. */
  onAsk?: () => void;
}

/**
 * Searches the site as a visitor types. A failed index is fetched again at the next input.
 * @returns a function that reads the field again
 */
export function liveSearch({ field, results, status, most, onChange, onPause, onAsk }: LiveSearchOptions): () => void {
  const { words, index, isCounted } = searchContent();
  let site: SiteSearch | undefined;
  let hasFailed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const query = field.value.trim();
    const found = site && query ? site.search(field.value, most) : undefined;
    const waiting = hasFailed ? words.failed.text : words.loading;
    const message = found ? countText(words, query, found) : waiting;
    const html = found ? resultsHtml(words, query, found) : hasFailed ? failedHtml() : `<p>${escapeHtml(waiting)}</p>`;
    // Keep the server's results while the index loads.
    if (!query || found || hasFailed || !results.firstChild) results.innerHTML = query && html;
    onChange?.(query, !found && hasFailed);
    clearTimeout(pause);
    clearTimeout(rest);
    pause = setTimeout(() => {
      status.textContent = query && message;
      onPause?.(query);
    }, PAUSE);
    if (found?.count === 0 && isCounted) rest = setTimeout(reportMissed, REST, query);
  };
  const failedHtml = () => {
    const { text, page, contact } = words.failed;
    const links = `<a href="${searchPath}">${escapeHtml(page)}</a><a href="/contact">${escapeHtml(contact)}</a>`;
    return `<div><p>${escapeHtml(text)}</p><p>${links}</p></div>`;
  };
  const read = () => {
    show();
    if (site) return;
    const onLoaded = (loaded: SiteSearch) => {
      site = loaded;
    };
    const onFailed = () => {
      hasFailed = true;
    };
    loadIndex(index).then(onLoaded, onFailed).then(show);
  };
  field.addEventListener('input', read);
  results.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-ask]')) return;
    onAsk?.();
    askAssistant(field.value.trim());
  });
  read();
  return read;
}

/** Minimum length of a reported query. Shorter queries are mostly incomplete. */
const SHORTEST = 3;
const reported = new Set<string>();

/** Reports a query without results to our server, once a page, so that the owner learns what is missing. The report is anonymous. */
function reportMissed(query: string): void {
  const text = query.toLowerCase();
  if (text.length < SHORTEST || reported.has(text)) return;
  reported.add(text);
  reportEvent({ category: 'search', action: 'without-result', label: '' });
  // keepalive: the request survives navigation.
  fetch(missedPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: text }),
  }).catch(() => {});
}

/** Opens the chat panel with the query as draft. A panel that is already open keeps its draft. */
function askAssistant(query: string): void {
  const open = document.getElementById('chat-question');
  if (open) {
    open.focus();
    return;
  }
  storeDraft(removeLoneSurrogates(query));
  document.querySelector<HTMLElement>('aside [data-opens]')?.click();
}
