import type { Size } from '../../../../content/schema/size.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { labels } from '../../content.ts';
import { Icon } from '../../illustrations/Icon.tsx';
import s from './FeatureLedger.module.css';

interface FeatureLedgerProps {
  features: Size['features'];
  /** As the cells of a board, where each is another department's. */
  isBoard?: boolean;
}

/** Six features as the lines of a ledger: sign, name, and what it does. */
export function FeatureLedger({ features: { heading, lead, items }, isBoard }: FeatureLedgerProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.offer.features} heading={heading} lead={lead} />
      <ul className={isBoard ? s.board : s.ledger} data-arrive>
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
