import type { Offer } from '../../../content/schema/offer.ts';
import { Figures, FiguresHead } from '../components/Figure.tsx';
import { labels } from '../data/content.ts';
import s from './Results.module.css';

interface ResultsProps {
  /** Label of the section; "Results" by default. */
  label?: string;
  heading: string;
  items: Readonly<Offer['results']['items']>;
  /** row: three beside each other, the default; giant: the first as large as the others together. */
  look?: 'row' | 'giant';
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
