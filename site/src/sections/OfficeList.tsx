import type { Content } from '../../../content/load.ts';
import { labels } from '../content.ts';
import s from './OfficeList.module.css';

/** The four offices with the people and clients of each. */
export function OfficeList({ offices }: Pick<Content['pages']['globalPresence'], 'offices'>) {
  return (
    <ul className={`wrap section ${s.offices}`} data-arrive>
      {offices.map(({ city, country, role, text, address, employees, clients }) => (
        <li key={city} className={s.office}>
          <p className={s.role}>{role}</p>
          <h2>{city === country ? city : `${city}, ${country}`}</h2>
          <p>{text}</p>
          <p className={s.address}>{address}</p>
          <dl className={s.figures}>
            <div>
              <dt>{labels.about.employees}</dt>
              <dd>{employees}</dd>
            </div>
            <div>
              <dt>{labels.about.clients}</dt>
              <dd>{clients}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
