import type { ReactNode } from 'react';

interface NumberTableProps {
  className?: string;
  /** Column headings: of the rows' names, then of each figure. */
  head: readonly [each: string, ...counted: string[]];
  rows: readonly {
    name: string;
    /** Shown instead of the name. */
    shown?: ReactNode;
    cells: readonly ReactNode[];
  }[];
}

/** Table whose first column names its rows and whose others are numbers. Each cell repeats its heading, for the phone's block layout. */
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
