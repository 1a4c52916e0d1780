import type { Check } from '../../server/alerts/run-checks.ts';
import type { WebhookState } from '../../server/desk/desk-page.ts';
import type { Health } from '../../server/desk/report-pages.ts';
import { format } from '../format.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import s from './HealthPage.module.css';

const unknown = 'cannot be read';

/** State of the server: checks, webhook and figures. */
export function HealthPage({ health, webhook }: { health: Health; webhook: WebhookState | undefined }) {
  const { checks, alerts, engine, schema, backlog, waited, disk, uptime, memory, node } = health;
  const longestWait = waited === undefined ? 'None waits' : format.duration(waited / 1000);
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['Database', engine === 'sqlite' ? 'SQLite, in DATA_DIR' : 'PostgreSQL'],
    ['Version of its tables', schema ?? unknown],
    ['Enquiries that wait for their mail', backlog ? format.number(backlog.waiting) : unknown],
    ['Longest wait', backlog ? longestWait : unknown],
    ['In quarantine', backlog ? format.number(backlog.quarantined) : unknown],
    ['Room on the disk of DATA_DIR', disk ? `${format.bytes(disk.free)} of ${format.bytes(disk.size)}` : unknown],
    ['This process runs for', format.duration(uptime)],
    ['Memory it takes', format.bytes(memory)],
    ['Node', node],
  ];
  return (
    <>
      <PageHeader
        heading={alerts.length === 0 ? 'Everything is in order' : 'Something needs you'}
        lead="Monitoring programs can read the same: /readyz says whether all checks pass, /metrics has the numbers for Prometheus."
      />
      <section aria-label="Checks">
        <CheckList checks={checks} />
      </section>
      {webhook && <Webhook {...webhook} />}
      <section aria-label="In numbers">
        <dl className={s.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
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
