import type { Offer } from '../../../content/schema/offer.ts';
import { Figure } from '../components/Figure.tsx';
import { HowWeCount } from '../components/HowWeCount.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import s from './Results.module.css';

interface ResultsProps {
  /** Label of the section; "Results" by default. */
  label?: string;
  heading: string;
  items: Readonly<Offer['results']['items']>;
  /** Further link, beside the link to how results are counted. */
  link?: { href: string; label: string };
  /** Omits the link to how results are counted, because another section of the page has it. */
  isUncounted?: boolean;
  /** ledger: one a line; giant: the first as large as the others together. By default three beside each other. */
  look?: 'ledger' | 'giant';
}

/** Renders three published figures and the link to how results are counted. */
export function Results({ label = labels.offer.results, heading, items, link, isUncounted, look }: ResultsProps) {
  return (
    <section className={`wrap section ${s.results}`}>
      <div className={s.head}>
        <SectionHead label={label} heading={heading} isLarge />
        <p className={s.actions}>
          {!isUncounted && <HowWeCount />}
          {link && (
            <a className="go" href={link.href}>
              {link.label}
            </a>
          )}
        </p>
      </div>
      <dl className={look ? `${s.list} ${s[look]}` : s.list} data-arrive>
        {items.map(({ figure, label: measured, detail }) => (
          <div key={measured}>
            <dt>
              <strong>{measured}</strong>
              {detail && <> {detail}</>}
            </dt>
            <dd>
              <Figure text={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
