import type { ReactNode } from 'react';
import { type Period, periods } from '../../server/desk/desk-page.ts';
import s from './PageHeader.module.css';

/** Heading and lead of a page, with filters beside them. */
export function PageHeader({ heading, lead, children }: { heading: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={s.head}>
      <div>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { href: string; name: string; isCurrent: boolean }[];
}

/** Links to the same page with another filter. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className={`row ${s.choices}`}>
        {choices.map(({ href, name, isCurrent }) => (
          <li key={href}>
            <a className="quiet" href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the same page for another period. */
export function Periods({ path, period }: { path: string; period: Period }) {
  const choices = periods.map((days) => ({ href: `${path}?days=${days}`, name: `${days} days`, isCurrent: days === period }));
  return <Choices label="Time" choices={choices} />;
}
