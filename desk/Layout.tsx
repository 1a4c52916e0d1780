import type { ReactNode } from 'react';
import type { Check } from '../server/alerts/run-checks.ts';
import type { ActionResult, DeskPage, PageContext } from '../server/desk/desk-page.ts';
import { Mark } from '../site/src/drawings/Mark.tsx';
import s from './Layout.module.css';
import { ActionForm } from './parts/ActionForm.tsx';
import { Publishing } from './parts/Publishing.tsx';

type MenuEntry = readonly [path: string, name: string, pages: readonly DeskPage['page'][]];
const menu: readonly MenuEntry[] = [
  ['/', 'Overview', ['overview']],
  ['/words', 'Words', ['words']],
  ['/enquiries', 'Enquiries', ['enquiries', 'enquiry', 'quarantine']],
  ['/questions', 'Questions', ['questions']],
  ['/visits', 'Visits', ['visits']],
];
const more: readonly MenuEntry[] = [
  ['/people', 'People', ['people']],
  ['/health', 'Health', ['health']],
];

/** Pages whose headings report unanswered enquiries, so that the alert about them is left out. */
const reportsUnanswered: ReadonlySet<DeskPage['page']> = new Set(['overview', 'enquiries']);

/** Message on the page after an action. */
const resultTexts: Readonly<Record<ActionResult, string>> = {
  new: 'It is back among those that want an answer.',
  answered: 'Marked as answered.',
  closed: 'Closed.',
  spam: 'Moved to spam, where it is erased after 30 days.',
  noted: 'Your note is kept.',
  settled: 'It is off the list.',
  unsettled: 'It is back on the list.',
  redelivered: 'It will be mailed again within seconds. Load this page again to see what became of it.',
  released: 'It has left quarantine and will be mailed within seconds.',
  erased: 'All from this address is removed for good, with its mail and its notes.',
  nothing: 'Nothing was changed: it is so already, or the enquiry is not there.',
};

/** Layout of every page: agency, menu of five pages and of the rest, result of the last action, alerts. */
export function Layout({ page, context, title, children }: { page: DeskPage; context: PageContext; title: string; children: ReactNode }) {
  const { agency, alerts, result, about, person, version, timeZone, publish, now, site } = context;
  const isSignIn = page.page === 'sign-in';
  const sought = page.page === 'search' ? page.words : '';
  const hasScript = page.page === 'words' && page.editing;
  const isHere = ({ name }: Check) => {
    if (name === 'answers') return !reportsUnanswered.has(page.page);
    return name !== 'mail-server' || page.page === 'overview' || page.page === 'health';
  };
  const alertList = <Alerts alerts={alerts.filter(isHere)} />;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · ${agency} desk`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/anek-latin.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={`/view.css?${version}`} />
        {hasScript && <link rel="stylesheet" href={`/words.css?${version}`} />}
        {hasScript && <script type="module" src={`/words.js?${version}`} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        <header className={s.header}>
          <div className={`wrap ${s.bar}`}>
            <a className={s.brand} href="/">
              <Mark /> {agency} <span>Desk</span>
            </a>
            {!isSignIn && (
              <nav className={s.menu} aria-label="Pages">
                <MenuList entries={menu} here={page.page} />
              </nav>
            )}
            {!isSignIn && (
              <search className={s.search}>
                <form action="/search">
                  <input type="search" name="q" aria-label="Find anything" placeholder="Find" defaultValue={sought} dir="auto" required />
                </form>
              </search>
            )}
            {!isSignIn && (
              <details className={s.more}>
                <summary>{person ? <bdi>{person}</bdi> : 'More'}</summary>
                <div>
                  <MenuList entries={more} here={page.page} />
                  {person && (
                    <form method="post" action="/sign-out">
                      <button type="submit" className="quiet">
                        Sign out
                      </button>
                    </form>
                  )}
                </div>
              </details>
            )}
          </div>
        </header>
        <main id="main" className={`wrap ${s.main} ${hasScript ? s.wide : ''}`} tabIndex={-1}>
          {result && (
            <div className="row notice">
              <p role="status">{resultTexts[result]}</p>
              {about && result === 'settled' && (
                <ActionForm action="/questions/settle" fields={{ question: about, undo: 'yes' }}>
                  Undo
                </ActionForm>
              )}
              {about && !result.endsWith('settled') && <a href={`/enquiries/${about}`}>See it</a>}
              {about && (result === 'answered' || result === 'closed' || result === 'spam') && (
                <ActionForm reference={about} action="state" fields={{ state: 'new' }}>
                  Undo
                </ActionForm>
              )}
            </div>
          )}
          {publish && !hasScript && (
            <Publishing publish={publish} now={now} site={site}>
              <a href="/words?show=changes">See the changes</a>
            </Publishing>
          )}
          {!hasScript && alertList}
          {children}
          {/* The editor fills the window, so alerts come below it. */}
          {hasScript && alertList}
        </main>
        {!isSignIn && (
          <footer className={`wrap ${s.footer}`}>
            <p>{`Days go by the agency's clocks (${timeZone}). Visits are counted, visitors are not recognised.`}</p>
          </footer>
        )}
      </body>
    </html>
  );
}

function MenuList({ entries, here }: { entries: readonly MenuEntry[]; here: DeskPage['page'] }) {
  return (
    <ul>
      {entries.map(([path, name, pages]) => (
        <li key={path}>
          <a href={path} aria-current={pages.includes(here) ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shows the active alerts above the page. */
function Alerts({ alerts }: { alerts: readonly Check[] }) {
  if (alerts.length === 0) return null;
  return (
    <section className="panel wanting" aria-labelledby="alerts">
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
