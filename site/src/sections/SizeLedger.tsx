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
              <li key={href} className={`whole ${s.line}`}>
                <h3>
                  <a className="whole-link" href={href}>
                    {name}
                  </a>
                </h3>
                <p>{text}</p>
                <span className={`go ${s.go}`} aria-hidden="true">
                  {link}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
