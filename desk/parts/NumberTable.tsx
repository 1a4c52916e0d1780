import type { ReactNode } from 'react';

interface NumberTableProps {
  className?: string;
  /** Headings of the columns: first that of the row names, then those of the figures. */
  head: readonly [ofNames: string, ...ofFigures: string[]];
  rows: readonly {
    name: string;
    /** Content shown instead of the name. */
    shown?: ReactNode;
    cells: readonly ReactNode[];
  }[];
}

/** Table with row names in the first column and figures in the others. */
export function NumberTable({ className, head: [nameHeading, ...figureHeadings], rows }: NumberTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          {figureHeadings.map((heading) => (
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
            {figureHeadings.map((heading, index) => (
              <td key={heading} className="number">
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
