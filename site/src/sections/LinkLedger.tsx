import s from './LinkLedger.module.css';

interface LinkLedgerProps {
  label: string;
  items: readonly { title: string; text: string; href: string }[];
}

/** Ways on from here, as ruled lines. */
export function LinkLedger({ label, items }: LinkLedgerProps) {
  return (
    <section className={`wrap section ${s.section}`} aria-label={label}>
      <ul className={s.ledger}>
        {items.map(({ title, text, href }) => (
          <li key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
