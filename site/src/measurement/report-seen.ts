import { reportEvent } from './report-event.ts';

/**
 * Reports each instrument (`data-instrument`) once, when half of the instrument is visible: the first step of its funnel.
 * Starts with the first scroll or interaction, so that opening a page sends only its page view.
 */
export function reportSeen(): void {
  const instruments = document.querySelectorAll('[data-instrument]');
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
  const waiting = new AbortController();
  const watch = () => {
    waiting.abort();
    for (const instrument of instruments) observer.observe(instrument);
  };
  const options = { passive: true, signal: waiting.signal };
  addEventListener('scroll', watch, options);
  for (const instrument of instruments) for (const kind of ['pointerover', 'focusin']) instrument.addEventListener(kind, watch, options);
}
