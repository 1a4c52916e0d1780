import { maxQueryLength, queryName, resultsAddress, searchPath } from '../../../shared/api/search.ts';
import { escapeHtml } from '../../../shared/format/escape-html.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { isComposing } from '../components/is-composing.ts';
import styles from './dialog.css?inline';
import { liveSearch } from './live-search.ts';
import resultStyles from './results.css?inline';
import { searchContent } from './search-content.ts';

/** Maximum number of results of each kind on the search page, as on the server. */
const MOST_ON_PAGE = 12;

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
    most: MOST_ON_PAGE,
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

/** Maximum number of results of each kind. All of them fit two phone screens. */
const MOST_IN_DIALOG = 5;

let opened: { dialog: HTMLDialogElement; open: () => void } | undefined;

/** Opens the search dialog. On closing, the focus returns to the element that had it, or to the link if none had. */
function openDialog(link: HTMLElement): void {
  opened ??= makeDialog(link);
  if (!opened.dialog.open) opened.open();
}

function makeDialog(link: HTMLElement): NonNullable<typeof opened> {
  adoptStyles(resultStyles + styles);
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', searchContent().words.field);
  dialog.innerHTML = dialogHtml(link.querySelector('svg')?.outerHTML ?? '');
  link.after(dialog);
  const get = <Found extends HTMLElement>(selector: string) => dialog.querySelector(selector) as Found;
  const field = get<HTMLInputElement>('input');
  const all = get<HTMLAnchorElement>('.search-all');
  const start = get('.search-start');
  const results = get('.search-results');
  const read = liveSearch({
    field,
    results,
    status: get('[role=status]'),
    most: MOST_IN_DIALOG,
    onChange: (query) => {
      const hasResults = results.querySelector('li') !== null;
      get('.search-note').hidden = query !== '';
      start.hidden = hasResults || (query !== '' && !results.querySelector('[data-ask]'));
      all.hidden = !hasResults;
      all.href = resultsAddress(query);
    },
    onAsk: () => dialog.close(),
  });

  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    const to = target.closest('a');
    const staysHere = to?.pathname === location.pathname && !(event.ctrlKey || event.metaKey || event.shiftKey);
    // Clicks on the backdrop target the dialog itself.
    if (target === dialog || target.closest('.search-close') || staysHere) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => moveFocus(event, [field, ...dialog.querySelectorAll<HTMLElement>('li:not([hidden] *) a')]));
  get('form').addEventListener('submit', (event) => {
    const first = results.querySelector<HTMLElement>('li a');
    // Without results, the form opens the page of results.
    if (first || !field.value.trim()) event.preventDefault();
    first?.click();
  });
  dialog.addEventListener('close', () => {
    link.setAttribute('aria-expanded', `${dialog.open}`);
    if (document.activeElement === document.body) link.focus();
  });
  // Close before the page enters the bfcache.
  addEventListener('pagehide', () => dialog.close());
  const open = () => {
    field.value = '';
    read();
    dialog.showModal();
    link.setAttribute('aria-expanded', 'true');
  };
  return { dialog, open };
}

/** Moves the focus by arrow keys through the field and the links below it. Letters typed on a link go to the field. */
function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const place = stops.indexOf(document.activeElement as HTMLElement);
  if (place < 0 || altKey || ctrlKey || metaKey || isComposing(event)) return;
  const isOnLink = place > 0;
  if (isOnLink && key.length === 1) stops[0]?.focus();
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: stops[(place + 1) % stops.length],
    ArrowUp: stops.at(place - 1),
    // In the field, Home and End move the caret.
    ...(isOnLink && { Home: stops[1], End: stops.at(-1) }),
  };
  const next = targets[key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function dialogHtml(icon: string): string {
  const { field, placeholder, close, keys, hint, shortcut, start, all } = searchContent().words;
  const links = start.links.map(({ label, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`);
  return `<div class="search-frame">
<search><form class="search-form" action="${searchPath}">
<label for="search-query">${icon}<span class="visually-hidden">${escapeHtml(field)}</span></label>
<input id="search-query" name="${queryName}" dir="auto" aria-describedby="search-keys" placeholder="${escapeHtml(placeholder)}" maxlength="${maxQueryLength}"
  inputmode="search" enterkeyhint="search" autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="search-close" type="button" aria-label="${escapeHtml(close)}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path
  d="m3 3 14 14M17 3 3 17" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></svg></button>
</form></search>
<p class="visually-hidden" id="search-keys">${escapeHtml(keys)}</p>
<p class="visually-hidden" role="status"></p>
<div class="search-body">
<p class="search-note">${escapeHtml(hint)} <span>${escapeHtml(shortcut)}</span></p>
<div class="search-results"></div>
<a class="search-all" hidden>${escapeHtml(all)}</a>
<nav class="search-start" aria-labelledby="search-start"><h2 id="search-start">${escapeHtml(start.heading)}</h2><ul>${links.join('')}</ul></nav>
</div></div>`;
}
