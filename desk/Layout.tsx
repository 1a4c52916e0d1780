import type { ReactNode } from 'react';
import type { Frame, Outcome, View } from '../server/desk/view.ts';
import { Mark } from '../site/src/illustrations/Mark.tsx';
import s from './Layout.module.css';
import { Alerts } from './parts/Alerts.tsx';

const menu: readonly (readonly [path: string, name: string, pages: readonly View['page'][]])[] = [
  ['/', 'Overview', ['overview']],
  ['/words', 'Words', ['words']],
  ['/enquiries', 'Enquiries', ['enquiries', 'enquiry', 'erase']],
  ['/quarantine', 'Quarantine', ['quarantine']],
  ['/traffic', 'Visits', ['traffic']],
  ['/speed', 'Speed', ['speed']],
  ['/questions', 'Questions', ['questions']],
  ['/documents', 'Documents', ['documents']],
  ['/health', 'Health', ['health']],
];

const outcomes: Readonly<Record<Outcome, string>> = {
  redelivered: 'It will be mailed again within seconds. Load this page again to see what became of it.',
  released: 'It has left quarantine and will be mailed within seconds.',
  erased: 'The enquiry and its mail are removed for good.',
  nothing: 'Nothing was done: the enquiry is not there, or not in a state for that.',
};

/** The page around every page: name, menu, what an action has done. */
export function Layout({ view, frame, title, children }: { view: View; frame: Frame; title: string; children: ReactNode }) {
  const { agency, alerts, outcome, version, timeZone } = frame;
  const hasScript = view.page === 'words' && view.editing;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · ${agency}, owner's view`}</title>
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
              <Mark /> {agency} <span>Owner's view</span>
            </a>
            <nav className={s.menu} aria-label="Pages">
              <ul>
                {menu.map(([path, name, pages]) => (
                  <li key={path}>
                    <a href={path} aria-current={pages.includes(view.page) ? 'page' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </header>
        <main id="main" className={`wrap ${s.main} ${hasScript ? s.wide : ''}`} tabIndex={-1}>
          {outcome && (
            <p className={s.outcome} role="status">
              {outcomes[outcome]}
            </p>
          )}
          <Alerts alerts={alerts} />
          {children}
        </main>
        <footer className={`wrap ${s.footer}`}>
          <p>{`Days and hours go by the agency's clocks (${timeZone}). Visits are counted, visitors are not recognised.`}</p>
        </footer>
      </body>
    </html>
  );
}
