import type { DeskPage } from '../../server/desk/desk-page.ts';
import { PageHeader } from '../parts/PageHeader.tsx';

/** People who sign in: add and remove them, and change one's own password. */
export function People({ people, self, made, done, mistake }: Extract<DeskPage, { page: 'people' }>) {
  const isEmpty = people.length === 0;
  return (
    <>
      <PageHeader
        heading="People"
        lead={
          isEmpty
            ? 'Nobody signs in yet: whoever sits at this computer can do everything. Begin with yourself. From then on everybody signs in.'
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
                {name === self ? <span className="small">you</span> : <Remove name={name} />}
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

function Remove({ name }: { name: string }) {
  return (
    <details>
      <summary aria-label={`Remove ${name}`}>Remove</summary>
      <form method="post" action="/people/remove" className="row">
        <input type="hidden" name="name" value={name} />
        <p>They are signed out at once. What they did keeps their name.</p>
        <button type="submit" className="quiet">
          Remove <bdi>{name}</bdi>
        </button>
      </form>
    </details>
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
