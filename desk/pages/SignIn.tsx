import type { DeskPage } from '../../server/desk/desk-page.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import s from './SignIn.module.css';

/** Form for the name and password of a person with an account. */
export function SignIn({ name, to, mistake }: Extract<DeskPage, { page: 'sign-in' }>) {
  return (
    <div className={s.box}>
      <PageHeader heading="Sign in" />
      <form method="post" action="/sign-in" className={s.form}>
        {mistake && (
          <p className={s.mistake} role="alert">
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
      <p className="small">Forgotten your password? Ask whoever looks after the server for a new one.</p>
    </div>
  );
}
