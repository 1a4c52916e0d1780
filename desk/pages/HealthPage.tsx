import type { Check } from '../../server/alerts/run-checks.ts';
import type { DeskPage, WebhookState } from '../../server/desk/desk-page.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import s from './HealthPage.module.css';

/** State of the server: checks and webhook. */
export function HealthPage({ checked: { checks, alerts }, webhook }: Extract<DeskPage, { page: 'health' }>) {
  return (
    <>
      <PageHeader heading={alerts.length === 0 ? 'Everything is in order' : 'Something needs you'} />
      <section aria-label="Checks">
        <CheckList checks={checks} />
      </section>
      {webhook && <Webhook {...webhook} />}
    </>
  );
}

/** Host of the webhook, with a button that sends a test event. */
function Webhook({ host, tested }: WebhookState) {
  return (
    <section aria-labelledby="webhook">
      <h2 id="webhook">Webhook</h2>
      <p>
        Each enquiry is also posted to <bdi>{host}</bdi>. A test event has the type webhook.test.
      </p>
      {tested && (
        <p className={tested.ok ? 'panel' : 'notice'} role="status">
          <bdi>{tested.says}</bdi>
        </p>
      )}
      <form method="post" action="/health/webhook">
        <button type="submit" className="quiet">
          Send a test
        </button>
      </form>
    </section>
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
