import { missedPath } from '../../../../shared/api/search.ts';
import { reportEvent } from '../../measurement/report-event.ts';

/** Shorter ones say nothing, and are half typed. */
const SHORTEST = 3;
const reported = new Set<string>();

/** Tells our server, once for a page, that a query found nothing, so that the owner learns what the site leaves out. Nothing is said about who asked. */
export function reportMissed(query: string): void {
  const text = query.trim().toLowerCase();
  if (text.length < SHORTEST || reported.has(text)) return;
  reported.add(text);
  reportEvent({ category: 'search', action: 'without-result', label: '' });
  // Nobody waits for it, and a page that is left meanwhile does not end it.
  fetch(missedPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: text }),
  }).catch(() => {});
}
