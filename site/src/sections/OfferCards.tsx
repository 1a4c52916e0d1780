import { OfferCard, type OfferCardProps } from '../components/OfferCard.tsx';
import s from './OfferGrid.module.css';

/** Cards straight under a page's own heading. */
export function OfferCards({ label, items }: { label: string; items: readonly OfferCardProps[] }) {
  return (
    <section className="wrap section" aria-label={label}>
      <ul className={items.length === 3 ? `${s.grid} ${s.three}` : s.grid} data-arrive data-clear>
        {items.map((item) => (
          <OfferCard key={item.href} {...item} level="h2" />
        ))}
      </ul>
    </section>
  );
}
