import { type ComponentType, useContext } from 'react';
import type { DeskPage } from '../server/desk/desk-page.ts';
import { TimeZone } from './date-time.tsx';
import { Enquiries } from './pages/Enquiries.tsx';
import { Enquiry } from './pages/Enquiry.tsx';
import { HealthPage } from './pages/HealthPage.tsx';
import { Overview } from './pages/Overview.tsx';
import { People } from './pages/People.tsx';
import { Questions } from './pages/Questions.tsx';
import { Search } from './pages/Search.tsx';
import { Visits } from './pages/Visits.tsx';
import { PageHeader } from './parts/PageHeader.tsx';

type Name = DeskPage['page'];
/** Data of the page with this name. */
type PageOf<Page extends Name> = DeskPage extends infer Each
  ? Each extends { page: infer Names }
    ? Page extends Names
      ? Each
      : never
    : never
  : never;

/** Title and component of every page. */
export const pages: { readonly [Page in Name]: readonly [title: string, Body: ComponentType<PageOf<Page>>] } = {
  overview: ['Overview', Overview],
  enquiries: ['Enquiries', Enquiries],
  quarantine: ['Quarantine', Enquiries],
  enquiry: ['Enquiry', Enquiry],
  visits: ['Visits', Visits],
  questions: ['Questions', Questions],
  health: ['Health', HealthPage],
  people: ['People', People],
  'sign-in': ['Sign in', SignIn],
  words: ['Words', WordsPage],
  search: ['Find', Search],
  missing: ['Nothing here', NotFound],
};

/** Page with status 404. */
function NotFound() {
  return (
    <>
      <PageHeader
        heading="There is nothing at this address"
        lead="An enquiry may have been erased, or have left quarantine after 30 days."
      />
      <p>
        <a href="/">To the overview</a>
      </p>
    </>
  );
}

/** Form for the name and password of a person with an account. */
function SignIn({ name, to, mistake }: Extract<DeskPage, { page: 'sign-in' }>) {
  return (
    <div className="sign-in">
      <PageHeader heading="Sign in" />
      <form method="post" action="/sign-in">
        {mistake && (
          <p className="notice" role="alert">
            {mistake}
          </p>
        )}
        <label className="field">
          Name
          <input name="name" autoComplete="username" autoCapitalize="words" maxLength={60} required defaultValue={name} dir="auto" />
        </label>
        <label className="field">
          Password
          <input name="password" type="password" autoComplete="current-password" maxLength={200} required />
        </label>
        <input type="hidden" name="to" value={to} />
        <div className="row">
          <button type="submit" className="act">
            Sign in
          </button>
        </div>
      </form>
      <p className="small">Forgotten your password? A colleague can make you a new one under People; so can whoever runs the server.</p>
    </div>
  );
}

/** Container of the content editor, which desk/words/ renders in the browser. */
function WordsPage({ editing, site }: PageOf<'words'>) {
  const timeZone = useContext(TimeZone);
  if (!editing)
    return (
      <>
        <h1>Words are not changed here</h1>
        <p>This server shows what was built elsewhere. Whoever runs it can allow changes.</p>
      </>
    );
  return (
    <div id="words" data-time-zone={timeZone} data-site={site}>
      <noscript>
        <p>Changing words on the page needs JavaScript. The rest of the desk does not.</p>
      </noscript>
    </div>
  );
}
