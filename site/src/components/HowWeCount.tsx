import { labels } from '../data/content.ts';

/** Renders the link to the page that defines results, for wherever results are shown. */
export const HowWeCount = () => (
  <a className="go" href="/about/how-we-count">
    {labels.offer.howWeCount}
  </a>
);
