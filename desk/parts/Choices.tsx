import { type Period, periods } from '../../server/desk/desk-page.ts';
import s from './Choices.module.css';

interface ChoicesProps {
  label: string;
  choices: readonly { href: string; name: string; isCurrent: boolean }[];
}

/** Links to the same page with another filter. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className={s.choices}>
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
