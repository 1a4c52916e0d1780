import type { Content } from '../../../content/load.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './IndustryStrip.module.css';

/** Renders large links to the industries beside their heading. */
export function IndustryStrip({ heading, lead, items }: Content['pages']['home']['industries']) {
  return (
    <section className={`wrap section ${s.trades}`}>
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.strip} data-arrive>
        {items.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
