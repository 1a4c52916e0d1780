import type { Check } from '../../server/alerts/run-checks.ts';
import s from './CheckList.module.css';

const names: Readonly<Record<Check['name'], string>> = {
  database: 'Database',
  mail: 'Mail',
  undelivered: 'Mail given up',
  quarantine: 'Quarantine',
  disk: 'Disk',
  model: 'Assistant’s model',
};

/** What has to work, and whether it does. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={s.checks}>
      {checks.map(({ name, ok, says }) => (
        <li key={name} data-ok={ok}>
          <b>{names[name]}</b>
          <span>{ok ? 'In order' : 'Needs you'}</span>
          <p className="small">{says}</p>
        </li>
      ))}
    </ul>
  );
}
