import s from './BenefitPanel.module.css';

interface BenefitPanelProps {
  kicker?: string;
  heading: string;
  lead?: string;
  items: readonly string[];
  /** The panel takes another field where the page's picture is green already. */
  tone?: 'green' | 'sand' | 'marigold-tint';
}

/** A numbered list on a field of its own. */
export function BenefitPanel({ kicker, heading, lead, items, tone = 'green' }: BenefitPanelProps) {
  return (
    <section className="wrap section">
      <div className={`${s.panel} tone-${tone} ${tone === 'green' ? s.dark : ''}`}>
        <div>
          {kicker && <p className={s.kicker}>{kicker}</p>}
          <h2>{heading}</h2>
          {lead && <p className={s.lead}>{lead}</p>}
        </div>
        <ol className={s.list}>
          {items.map((text, index) => (
            <li key={text}>
              <span aria-hidden="true">{index + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
