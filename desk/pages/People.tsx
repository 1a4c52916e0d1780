import type { DeskPage } from '../../server/desk/desk-page.ts';
import { ActionForm } from '../parts/ActionForm.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';

/** People who sign in: add and remove them, make them new passwords, and change one's own. */
export function People({ people, self, made, done, mistake }: Extract<DeskPage, { page: 'people' }>) {
  const isEmpty = people.length === 0;
  return (
    <>
      <PageHeader
        heading="People"
        lead={
          isEmpty
            ? 'Nobody signs in yet: whoever sits at this computer can do everything. Once one person has a password, nobody comes in without one. So the first is for yourself, and with it you add the others.'
            : 'Everybody here can do everything in the desk, under their own name.'
        }
      />
      {(done || mistake) && (
        <p className="notice" role={mistake ? 'alert' : 'status'}>
          {mistake ?? done}
        </p>
      )}
      {made && (
        <div className="notice" role="status">
          <p>
            <bdi>{made.name}</bdi> can sign in with this password. It is not shown again, so keep it now:{' '}
            <code className="number">{made.password}</code>
          </p>
          {made.name === self && <p>You are signed in with it already. You can choose another one below.</p>}
        </div>
      )}
      {!isEmpty && (
        <section aria-label="Who signs in">
          <ul>
            {people.map((name) => (
              <li key={name} className="row">
                <bdi>{name}</bdi>
                {name === self ? <span className="small">you</span> : <Colleague name={name} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="add">
        <h2 id="add">{isEmpty ? 'Yourself first' : 'Add somebody'}</h2>
        <form method="post" action="/people/add" className="row">
          <label className="field">
            {isEmpty ? 'Your name' : 'Name'}
            <input name="name" autoCapitalize="words" autoComplete="off" maxLength={60} required dir="auto" />
          </label>
          <button type="submit" className="act">
            {isEmpty ? 'Make my password' : 'Add, and make a password'}
          </button>
        </form>
      </section>
      {self && <Password />}
    </>
  );
}

/** What can be done for a colleague. */
function Colleague({ name }: { name: string }) {
  const act = (action: string, label: string, says: string) => (
    <details>
      <summary aria-label={`${label}: ${name}`}>{label}</summary>
      <div className="row">
        <p>{says}</p>
        <ActionForm action={action} fields={{ name }} about={name}>
          {label}
        </ActionForm>
      </div>
    </details>
  );
  return (
    <>
      {act(
        '/people/reset',
        'New password',
        'For one that was forgotten. They are signed out at once, and choose their own here once they are in.',
      )}
      {act('/people/remove', 'Remove', 'They are signed out at once. What they did keeps their name.')}
    </>
  );
}

function Password() {
  const field = (name: string, label: string, autoComplete: string) => (
    <label className="field">
      {label}
      <input name={name} type="password" autoComplete={autoComplete} maxLength={200} required />
    </label>
  );
  return (
    <section aria-labelledby="password">
      <h2 id="password">Your password</h2>
      <form method="post" action="/people/password" className="row">
        {field('present', 'Present password', 'current-password')}
        {field('password', 'New one, 12 characters or more', 'new-password')}
        <button type="submit" className="act dark find">
          Change it
        </button>
      </form>
    </section>
  );
}
