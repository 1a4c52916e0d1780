import type { Check } from '../../server/alerts/run-checks.ts';
import s from './Alerts.module.css';

/** Shows the active alerts above the page. */
export function Alerts({ alerts }: { alerts: readonly Check[] }) {
  if (alerts.length === 0) return null;
  return (
    <section className={s.alerts} aria-labelledby="alerts">
      <h2 id="alerts">This needs you</h2>
      <ul>
        {alerts.map(({ name, alert, says, page: [href, link] }) => (
          <li key={name}>
            <b>{alert}</b> {says} <a href={href}>{link}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
