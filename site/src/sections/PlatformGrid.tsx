import type { Content } from '../../../content/load.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../content.ts';
import s from './PlatformGrid.module.css';

/** The platforms we connect to, each with what comes across. */
export function PlatformGrid({ heading, lead, items }: Content['technology']['ecommercePlatforms']['platforms']) {
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.technology.platforms} heading={heading} lead={lead} />
      <ul className={s.grid} data-arrive>
        {items.map(({ name, text, features }) => (
          <li key={name} className={s.platform}>
            <h3>{name}</h3>
            <p>{text}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
