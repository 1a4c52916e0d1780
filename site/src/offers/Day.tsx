import type { z } from 'zod';
import { dayTimes, type size } from '../../../content/schema/offer.ts';
import { Band, SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import { Icon } from '../drawings/Icon.tsx';
import s from './Day.module.css';

/** Renders one day in a shop: at each hour what is asked and answered, and the features behind it. */
export function Day({ day, features: { heading, items } }: Pick<z.infer<typeof size>, 'day' | 'features'>) {
  return (
    <Band tone="sand">
      <SectionHead label={labels.offer.features} heading={heading} />
      <ol className={s.hours}>
        {day.map(({ by, asker, asks, reply }, hour) => (
          <li key={dayTimes[hour]}>
            <p className={s.time}>{dayTimes[hour]}</p>
            <div className={s.talk}>
              <p data-speaker={asker}>
                <b>{by}</b>
                {asks}
              </p>
              <p data-speaker={asker === 'ai' ? 'person' : 'ai'}>{reply}</p>
            </div>
            <ul>
              {items
                .filter(({ at = dayTimes[0] }) => at === dayTimes[hour])
                .map(({ icon, title, text }) => (
                  <li key={title}>
                    <Icon name={icon} />
                    <div>
                      <h3>{title}</h3>
                      <p className="soft">{text}</p>
                    </div>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </Band>
  );
}
