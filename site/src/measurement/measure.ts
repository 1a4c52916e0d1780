import { inject, pageview } from '@vercel/analytics';
import { injectSpeedInsights } from '@vercel/speed-insights';
import { reportEvent } from './report-event.ts';
import { reportSeen } from './report-seen.ts';

const path = location.pathname;
/** The pattern that it shares with pages of its kind, which the build writes where the two differ. */
const route = document.documentElement.dataset.route ?? path;

// By their own addresses: the libraries would take another host's while developing. Which page it is, we say: they cannot know the route.
inject({ scriptSrc: '/_vercel/insights/script.js', mode: 'production', disableAutoTrack: true });
injectSpeedInsights({ scriptSrc: '/_vercel/speed-insights/script.js', route });
pageview({ route, path });

// A page that comes back from the back/forward cache is seen once more, and nothing of it is loaded anew.
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

reportSeen();
