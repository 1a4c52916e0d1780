interface TableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table whose first column names its rows. */
export function Table({ title, head, rows }: TableProps) {
  return (
    <table className={`table columns-${head.length}`}>
      <caption>{title}</caption>
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
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((text, index) => (
              <td key={head[index + 1]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
