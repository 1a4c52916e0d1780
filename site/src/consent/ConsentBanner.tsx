import { labels } from '../data/content.ts';

/** Renders the consent banner of the tag manager. Hidden until consent.ts shows it: without JavaScript nothing would load. */
export function ConsentBanner({ id }: { id: string }) {
  const { heading, text, more, agree, refuse } = labels.consent;
  return (
    <section className="consent" aria-labelledby="consent-heading" data-consent={id} hidden>
      <h2 id="consent-heading" tabIndex={-1}>
        {heading}
      </h2>
      <p>
        {text} <a href="/privacy">{more}</a>
      </p>
      <div>
        <button type="button" value="agreed">
          {agree}
        </button>
        <button type="button" value="refused">
          {refuse}
        </button>
      </div>
    </section>
  );
}
