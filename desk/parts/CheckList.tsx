import type { Check } from '../../server/alerts/run-checks.ts';
import s from './CheckList.module.css';

const names: Readonly<Record<Check['name'], string>> = {
  database: 'Database',
  'mail-server': 'Mail server',
  mail: 'Mail on its way',
  recipients: 'Recipients',
  undelivered: 'Mail given up',
  webhook: 'Webhook',
  answers: 'Answers to enquiries',
  quarantine: 'Quarantine',
  disk: 'Disk',
  backup: 'Backup',
  log: 'Log',
  publish: 'Publishes',
  model: 'Assistant’s model',
};

/** Lists all checks with their state. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={s.checks}>
      {checks.map(({ name, ok, says, details = [] }) => (
        <li key={name} data-ok={ok}>
          <b>{names[name]}</b>
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
