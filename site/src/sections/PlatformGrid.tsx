import type { Content } from '../../../content/load.ts';
import { labels } from '../content.ts';
import { Icon } from '../illustrations/Icon.tsx';
import s from './PlatformGrid.module.css';
import { LabelledHead } from './service/LabelledHead.tsx';

/** The platforms we connect to, each with what comes across. */
export function PlatformGrid({ heading, lead, items }: Content['technology']['ecommercePlatforms']['platforms']) {
  return (
    <section className="wrap section">
      <LabelledHead label={labels.technology.platforms} heading={heading} lead={lead} />
      <ul className={s.grid} data-arrive>
        {items.map(({ icon, name, text, features }) => (
          <li key={name} className={s.platform}>
            <Icon name={icon} />
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
