import type { Industry } from '../../../../content/schema/industry.ts';
import { ExampleNote } from '../../components/ExampleNote.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { labels } from '../../content.ts';
import { Good } from '../../illustrations/Good.tsx';
import s from './Day.module.css';
import { groundList } from './ground-list.ts';
import { HourWords } from './HourWords.tsx';

/** One day in a shop of a trade: its hours on the ground that the trade knows best, each with a decision. */
export function Day({ heading, lead, ground, hours }: Industry['day']) {
  const { className, Sign = Good, Middle } = groundList[ground];
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.offer.features} heading={heading} lead={lead} />
      <div className={`${s.ground} ${className}`} data-clear>
        {Middle && (
          <div className="picture on-paper" data-middle>
            <Middle hours={hours} />
          </div>
        )}
        <ol data-arrive>
          {hours.map((hour) => (
            <li key={hour.at}>
              <HourWords {...hour} />
              <div className="picture on-paper" data-sign>
                <Sign name={hour.good} />
                {hour.count && <p className={s.count}>{hour.count}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <ExampleNote />
    </section>
  );
}
