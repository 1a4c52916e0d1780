import { missedPath } from '../../../shared/api/search.ts';
import { removeLoneSurrogates } from '../../../shared/format/remove-lone-surrogates.ts';
import { storeDraft } from '../chat/chat-storage.ts';
import { reportEvent } from '../measurement/report-event.ts';

/** Minimum length of a reported query. Shorter queries are mostly incomplete. */
const SHORTEST = 3;
const reported = new Set<string>();

/** Reports a query without results to our server, once a page, so that the owner learns what is missing. The report is anonymous. */
export function reportMissed(query: string): void {
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
export function askAssistant(query: string): void {
  const open = document.getElementById('chat-question');
  if (open) {
    open.focus();
    return;
  }
  storeDraft(removeLoneSurrogates(query));
  document.querySelector<HTMLElement>('aside [data-opens]')?.click();
}
