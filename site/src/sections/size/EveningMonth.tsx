import type { Size } from '../../../../content/schema/size.ts';
import { ExampleNote } from '../../components/ExampleNote.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import s from './EveningMonth.module.css';

/**
 * A month of evenings as the windows of a shop: lit while somebody still works in it. Week by week, chores are handed over. Where a window is too
 * small for a word, each chore has a line of its own and the weeks are its windows.
 */
export function EveningMonth({ month }: { month: NonNullable<Size['month']> }) {
  const { heading, lead, days, chores, free, weeks } = month;
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <table className={`${s.month} ${weeks.length > 4 ? s.long : ''}`}>
        <caption className="unseen">{heading}</caption>
        <thead>
          <tr>
            <td />
            {days.map((day, place) => (
              <th key={day} scope="col">
                {day}
                <span aria-hidden="true">{chores[place] ?? free}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ name, text, given }) => (
            <tr key={name}>
              <th scope="row">
                <strong>{name}</strong> <span>{text}</span>
              </th>
              {days.map((day, place) => {
                const chore = place < given ? undefined : chores[place];
                return (
                  <td key={day} className={chore ? s.lit : s.dark}>
                    <span>{chore ?? free}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ExampleNote />
    </section>
  );
}
