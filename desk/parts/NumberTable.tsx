import type { ReactNode } from 'react';

interface NumberTableProps {
  className?: string;
  /** Headings of the columns: what the rows are, then what is counted. */
  head: readonly [each: string, ...counted: string[]];
  rows: readonly {
    name: string;
    /** In the name's place. */
    shown?: ReactNode;
    cells: readonly ReactNode[];
  }[];
}

/** A table whose first column names its rows; all others are numbers. Each cell knows its heading, for tables that fall apart on a phone. */
export function NumberTable({ className, head: [each, ...counted], rows }: NumberTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{each}</th>
          {counted.map((heading) => (
            <th key={heading} scope="col" className="number">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shown, cells }) => (
          <tr key={name}>
            <th scope="row">{shown ?? <bdi>{name}</bdi>}</th>
            {counted.map((heading, place) => (
              <td key={heading} className="number" data-heading={heading}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
