import type { Check } from '../../server/alerts/run-checks.ts';
import type { DeskPage } from '../../server/desk/desk-page.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import s from './HealthPage.module.css';

/** State of the server. */
export function HealthPage({ checked: { checks, alerts } }: Extract<DeskPage, { page: 'health' }>) {
  return (
    <>
      <PageHeader heading={alerts.length === 0 ? 'Everything is in order' : 'Something needs you'} />
      <section aria-label="Checks">
        <CheckList checks={checks} />
      </section>
    </>
  );
}

/** Lists all checks with their state. */
function CheckList({ checks }: { checks: readonly Check[] }) {
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
