import type { View } from '../../server/operations/view.ts';
import { format } from '../format.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import enquiry from './Enquiry.module.css';
import s from './SignIn.module.css';

/** Asks for the token. */
export function SignIn({ to, problem }: Extract<View, { page: 'sign-in' }>) {
  const said =
    problem === 'wrong'
      ? 'This is not the token. It is the value of OPERATIONS_TOKEN.'
      : problem && `Too many wrong tries. Try again in ${format.duration(problem)}.`;
  return (
    <>
      <PageHeader heading="Sign in" lead="With the token that the server was started with (OPERATIONS_TOKEN). It lasts twelve hours." />
      <form method="post" action="/sign-in" className={s.form}>
        <input type="hidden" name="to" value={to} />
        <label className="field">
          Token
          <input
            type="password"
            name="token"
            required
            autoComplete="current-password"
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? 'problem' : undefined}
          />
          {said && (
            <span id="problem" role="alert">
              {said}
            </span>
          )}
        </label>
        <button type="submit" className={enquiry.act}>
          Sign in
        </button>
      </form>
      <p className="small">
        If you came by a link from elsewhere and have signed in before, <a href={to}>open the page</a>.
      </p>
    </>
  );
}
