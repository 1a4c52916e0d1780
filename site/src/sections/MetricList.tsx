import type { Content } from '../../../content/load.ts';
import { FigureChart } from '../charts/FigureChart.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../content.ts';
import s from './MetricList.module.css';

/** Features that are each proved by one metric, as lines with the metric first. */
export function MetricList({ heading, lead, items }: Content['technology']['ecommercePlatforms']['integrationFeatures']) {
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.technology.integrationFeatures} heading={heading} lead={lead} />
      <ul className={s.list} data-arrive>
        {items.map(({ title, text, metrics, measures }) => (
          <li key={title}>
            <p className={s.metric}>
              <b>{metrics}</b> {measures}
            </p>
            <div className={s.chart}>
              <FigureChart figure={metrics} accent="green" />
            </div>
            <div>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
