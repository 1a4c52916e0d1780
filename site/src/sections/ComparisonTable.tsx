import type { Content } from '../../../content/load.ts';
import { CellChart } from '../charts/CellChart.tsx';
import s from './ComparisonTable.module.css';

type ComparisonTableProps = Pick<Content['pages']['comparison'], 'columns' | 'groups' | 'marks'>;

/** The solutions side by side, under a head that stays in sight. On a phone each row lies down: its name stays in sight, and each cell says whose it is. */
export function ComparisonTable({ columns, groups, marks }: ComparisonTableProps) {
  return (
    <div className="wrap section">
      <table className={s.table} data-clear>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, text, href }) => (
              <th key={href} scope="col">
                <a href={href}>{name}</a>
                <span>{text}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th className={s.group} scope="rowgroup" colSpan={4}>
                {name}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.href} data-column={columns[index]?.name}>
                    <span>{unbroken(cell)}</span>
                    <CellChart text={cell} row={cells} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={s.marks}>{marks}</p>
    </div>
  );
}

/** A range, such as 2-4 weeks, stays in one line: else it breaks behind its hyphen. */
const unbroken = (text: string) =>
  text.split(/(\d+-\d+\S*)/).map((part, place) =>
    place % 2 ? (
      <span key={part} className={s.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
