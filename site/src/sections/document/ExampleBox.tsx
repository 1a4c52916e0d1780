import type { Example } from '../../../../content/schema/document.ts';
import { BarChart } from './BarChart.tsx';
import { PlotChart } from './PlotChart.tsx';

/** Renders an example's calculation or chart in a box, labelled as invented. */
export function ExampleBox({ example: { title, text, rows, bars, plot, reading }, label }: { example: Example; label: string }) {
  return (
    <div className="example">
      <p className="example-label">{label}</p>
      <p className="example-title">{title}</p>
      {text && <p>{text}</p>}
      {plot && <PlotChart {...plot} />}
      {bars && <BarChart {...bars} />}
      {rows && (
        <table className="sums">
          <tbody>
            {rows.map(({ label: name, sum, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{sum}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {reading && <p className="reading">{reading}</p>}
    </div>
  );
}
