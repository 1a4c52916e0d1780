import type { Example } from '../../../content/schema/document.ts';
import { BarChart, BarList, ByWidth } from './Bars.tsx';
import type { Context } from './context.ts';
import { PlotChart } from './PlotChart.tsx';
import { plotWidths } from './plot-layout.ts';

/** Renders an example's calculation or chart in a box, labelled as invented. */
export function ExampleBox({
  example: { title, text, rows, isList, bars, plot, reading },
  context,
}: {
  example: Example;
  context: Context;
}) {
  return (
    <div className="example">
      <p className="example-label">{context.content.labels.documents.example}</p>
      <p className="example-title">{title}</p>
      {text && <p>{text}</p>}
      {plot && (
        <ByWidth
          context={context}
          wide={<PlotChart plot={plot} width={context.isPage ? plotWidths.page : plotWidths.print} />}
          phone={<PlotChart plot={plot} width={plotWidths.phone} />}
        />
      )}
      {bars && (context.isPage ? <BarList {...bars} /> : <BarChart {...bars} />)}
      {rows && (
        <table className={isList ? 'sums' : 'sums with-result'}>
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
