import type { Offer } from '../../../content/schema/offer.ts';
import { Figures, FiguresHead } from '../components/Figure.tsx';
import { labels } from '../data/content.ts';
import s from './Results.module.css';

interface ResultsProps {
  /** Label of the section; "Results" by default. */
  label?: string;
  heading: string;
  items: Readonly<Offer['results']['items']>;
  /** Omits the link to how results are counted, because another section of the page has it. */
  isUncounted?: boolean;
  /** row: three beside each other, the default; ledger: one a line; giant: the first as large as the others together. */
  look?: 'row' | 'ledger' | 'giant';
}

/** Renders three published figures and the link to how results are counted. */
export function Results({ label = labels.offer.results, items, look = 'row', ...head }: ResultsProps) {
  return (
    <section className={`wrap section ${s.results}`}>
      <FiguresHead label={label} {...head} />
      <Figures items={items} className={s[look]} />
    </section>
  );
}
