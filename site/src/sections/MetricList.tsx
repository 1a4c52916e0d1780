import type { Content } from '../../../content/load.ts';
import { labels } from '../content.ts';
import { Icon } from '../illustrations/Icon.tsx';
import { LabelledHead } from './LabelledHead.tsx';
import s from './MetricList.module.css';

/** Features that are each proved by one metric: three sockets on one rail, the metric first. */
export function MetricList({ heading, lead, items }: Content['technology']['ecommercePlatforms']['integrationFeatures']) {
  return (
    <section className="wrap section">
      <div className={s.field}>
        <LabelledHead label={labels.technology.integrationFeatures} heading={heading} lead={lead} />
        <ul className={s.list} data-arrive>
          {items.map(({ icon, title, text, metrics, measures }) => (
            <li key={title}>
              <p className={s.metric}>
                <b>{metrics}</b> {measures}
              </p>
              <div className={s.feature}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
