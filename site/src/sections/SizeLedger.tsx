import type { Content } from '../../../content/load.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './SizeLedger.module.css';

/** Solutions by the size of the shop, as lines of a ledger on one field. */
export function SizeLedger({ heading, lead, items }: Content['pages']['home']['solutions']) {
  return (
    <section className="section">
      <div className={s.field}>
        <div className="wrap">
          <SectionHead heading={heading} lead={lead} />
          <ul data-arrive>
            {items.map(({ name, text, href, link }) => (
              <li key={href} className={s.line}>
                <h3>{name}</h3>
                <p>{text}</p>
                <a className="go" href={href}>
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
