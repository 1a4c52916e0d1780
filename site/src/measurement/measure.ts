import { inject, pageview } from '@vercel/analytics';
import { injectSpeedInsights } from '@vercel/speed-insights';
import { reportEvent } from './report-event.ts';

const path = location.pathname;
/** Route pattern, written by the build if it differs from the path. */
const route = document.documentElement.dataset.route ?? path;

// Set the addresses, because in development the libraries would use another host; and report views ourselves, because they do not know the route.
inject({ scriptSrc: '/_vercel/insights/script.js', mode: 'production', disableAutoTrack: true });
injectSpeedInsights({ scriptSrc: '/_vercel/speed-insights/script.js', route });
pageview({ route, path });

// Count a bfcache restore as a page view.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) pageview({ route, path });
});

for (const kind of ['click', 'auxclick'] as const) {
  document.addEventListener(kind, ({ target, button }) => {
    const link = button < 2 && (target as Element).closest<HTMLAnchorElement>('a[href]');
    const file = link && /^\/documents\/([^/]+\.pdf)$/.exec(link.pathname)?.[1];
    if (file && link.origin === location.origin) reportEvent({ category: 'document', action: 'downloaded', label: file });
  });
}
