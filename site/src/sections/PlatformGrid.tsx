import type { Content } from '../../../content/load.ts';
import { labels } from '../content.ts';
import { Mark } from '../illustrations/Mark.tsx';
import { LabelledHead } from './LabelledHead.tsx';
import s from './PlatformGrid.module.css';

/** The platforms we connect to, each with a plug of its own in our socket: a pin for each thing that comes across. */
export function PlatformGrid({ heading, lead, items }: Content['technology']['ecommercePlatforms']['platforms']) {
  return (
    <section className="wrap section">
      <LabelledHead label={labels.technology.platforms} heading={heading} lead={lead} />
      <div className={s.ours}>
        <Mark onDark />
      </div>
      <ul className={s.socket} data-arrive data-clear>
        {items.map(({ name, text, features }) => (
          <li key={name} className={s.platform}>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <span className={s.plug} />
            <ul className={s.pins}>
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
