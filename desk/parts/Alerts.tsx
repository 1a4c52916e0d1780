import type { Check, CheckName } from '../../server/alerts/run-checks.ts';
import s from './Alerts.module.css';

/** Title of each alert, and the page where it can be fixed. */
const words: Readonly<Record<CheckName, { title: string; href: string; link: string }>> = {
  database: { title: 'The database cannot be used, and no enquiry can be accepted.', href: '/health', link: 'See health' },
  'mail-server': { title: 'Nobody is mailed about enquiries.', href: '/enquiries', link: 'Read them here' },
  mail: { title: 'Mail is not leaving.', href: '/enquiries?state=waiting', link: 'See what waits' },
  recipients: { title: 'Some of the recipients do not get your enquiries.', href: '/health', link: 'See who' },
  undelivered: { title: 'Some mail never left.', href: '/enquiries?state=failed', link: 'See which, and send it again' },
  webhook: { title: 'The webhook does not take your enquiries.', href: '/health', link: 'Try it' },
  answers: { title: 'Somebody has waited too long for an answer.', href: '/enquiries?state=new', link: 'See who' },
  quarantine: { title: 'Quarantine fills fast.', href: '/quarantine', link: 'Look through it' },
  model: { title: 'The assistant’s model does not answer; built-in answers stand in.', href: '/health', link: 'See health' },
  backup: { title: 'There is no new backup.', href: '/health', link: 'See why' },
  log: { title: 'The server cannot write its log.', href: '/health', link: 'See health' },
  publish: { title: 'A publish is on the site, but not complete.', href: '/health', link: 'See health' },
  disk: { title: 'The disk is nearly full, and then no enquiry can be accepted.', href: '/health', link: 'See health' },
};

/** Shows the active alerts above the page. */
export function Alerts({ alerts }: { alerts: readonly Check[] }) {
  if (alerts.length === 0) return null;
  return (
    <section className={s.alerts} aria-labelledby="alerts">
      <h2 id="alerts">This needs you</h2>
      <ul>
        {alerts.map(({ name, says }) => (
          <li key={name}>
            <b>{words[name].title}</b> {says} <a href={words[name].href}>{words[name].link}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
