import type { Check } from '../../server/alerts/run-checks.ts';
import s from './CheckList.module.css';

/** Lists all checks with their state. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={s.checks}>
      {checks.map(({ name, label, ok, says, details = [] }) => (
        <li key={name} data-ok={ok}>
          <b>{label}</b>
          <span>{ok ? 'In order' : 'Needs you'}</span>
          <p className="small">{says}</p>
          {details.map((detail) => (
            <p key={detail} className="small">
              <bdi>{detail}</bdi>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
