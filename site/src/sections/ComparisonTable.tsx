import type { Content } from '../../../content/load.ts';
import { CellChart } from '../charts/CellChart.tsx';
import s from './ComparisonTable.module.css';

type ComparisonTableProps = Pick<Content['pages']['comparison'], 'columns' | 'groups' | 'more' | 'marks'>;

/** The solutions side by side. Its head stays in sight; on narrow screens the table scrolls, and its first column stays too. */
export function ComparisonTable({ columns, groups, more, marks }: ComparisonTableProps) {
  return (
    <div className="wrap section">
      <p className={`for-narrow ${s.more}`}>{more}</p>
      {/* The region takes focus so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={s.region} aria-label="Comparison of the solutions" tabIndex={0} data-clear>
        <table className={s.table}>
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
                  <span>{name}</span>
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index]?.href}>
                      {cell}
                      <CellChart text={cell} row={cells} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className={s.marks}>{marks}</p>
    </div>
  );
}
