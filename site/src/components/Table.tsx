import type { ReactNode } from 'react';

interface TableProps {
  className: string | undefined;
  title?: string;
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Renders a table whose first column has row headers. Cells repeat their column's name for phones, where rows are stacked. */
export function Table({ className, title, head, rows }: TableProps) {
  return (
    <table className={className}>
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-head={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
