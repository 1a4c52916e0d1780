import type { Content } from '../../../content/load.ts';
import { labels } from '../data/content.ts';
import s from './ComparisonTable.module.css';

type ComparisonTableProps = Pick<Content['pages']['comparison'], 'columns' | 'groups'>;

/** Renders a comparison of the solutions with a sticky header. On phones the cells of a row are stacked below its sticky name. */
export function ComparisonTable({ columns, groups }: ComparisonTableProps) {
  return (
    <div className="wrap section">
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
                {name}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.href} data-column={columns[index]?.name}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={s.counted}>
        <a href="/about/how-we-count">{labels.offer.howWeCount}</a>
      </p>
    </div>
  );
}
