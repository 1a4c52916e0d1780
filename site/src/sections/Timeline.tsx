import type { Content } from '../../../content/load.ts';
import { Icon } from '../illustrations/Icon.tsx';
import s from './Timeline.module.css';

/** The years that made the agency, down one line. */
export function Timeline({ milestones }: Pick<Content['pages']['journey'], 'milestones'>) {
  return (
    <ol className="wrap section" data-arrive data-arrive-slow>
      {milestones.map(({ year, title, description, icon }) => (
        <li key={year} className={s.stone}>
          <p className={s.year}>{year}</p>
          <div>
            <Icon name={icon} />
            <h2>{title}</h2>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
