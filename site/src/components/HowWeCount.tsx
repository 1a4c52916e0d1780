import { labels } from '../data/content.ts';

/** Renders the link to the page that defines results, for wherever results are shown. */
export const HowWeCount = ({ className = 'go' }: { className?: string | undefined }) => (
  <a className={className} href="/about/how-we-count">
    {labels.offer.howWeCount}
  </a>
);
