import { labels } from '../content.ts';

/** The question whether the tag manager may load. Hidden until consent.ts has something to ask: without a script nothing would load. */
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
