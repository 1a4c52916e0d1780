import { OfferCard, type OfferCardProps } from '../components/OfferCard.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './OfferGrid.module.css';

interface OfferGridProps {
  heading?: string;
  lead?: string;
  /** Accessible label of a section without a heading. */
  label?: string;
  items: readonly OfferCardProps[];
}

/** Renders cards that link to pages, three in a row. */
export function OfferGrid({ heading, lead, label, items }: OfferGridProps) {
  return (
    <section className="wrap section" aria-label={label}>
      {heading && <SectionHead heading={heading} lead={lead} />}
      <ul className={items.length === 3 ? `${s.grid} ${s.three}` : s.grid} data-arrive>
        {items.map((item) => (
          <OfferCard key={item.href} {...item} level={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </section>
  );
}
