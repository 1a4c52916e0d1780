import type { DeskPage } from '../../server/desk/desk-page.ts';
import { PageHeader } from '../parts/PageHeader.tsx';

/** State of the server: all checks. */
export function HealthPage({ checked: { checks, alerts } }: Extract<DeskPage, { page: 'health' }>) {
  return (
    <>
      <PageHeader heading={alerts.length === 0 ? 'Everything is in order' : 'Something needs you'} />
      <ul className="columns">
        {checks.map(({ name, label, ok, says, details = [] }) => (
          <li key={name} className={`panel ${ok ? '' : 'wanting'}`}>
            <b>{label}</b> <span>{ok ? 'In order' : 'Needs you'}</span>
            {[says, ...details].map((text) => (
              <p key={text} className="small">
                <bdi>{text}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
