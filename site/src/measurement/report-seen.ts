import { reportEvent } from './report-event.ts';

/** Reports each instrument (`data-instrument`) once, when half of it has been on screen: the first step of its funnel. */
export function reportSeen(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        reportEvent({ category: 'instrument', action: 'seen', label: (target as HTMLElement).dataset.instrument ?? '' });
      }
    },
    { threshold: 0.5 },
  );
  for (const instrument of document.querySelectorAll('[data-instrument]')) observer.observe(instrument);
}
