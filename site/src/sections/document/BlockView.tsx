import type { Block } from '../../../../content/schema/document.ts';
import { Artefact } from './Artefact.tsx';
import { type Context, studyOf } from './context.ts';
import { ExampleBox } from './ExampleBox.tsx';
import { MonthsChart } from './MonthsChart.tsx';
import { Quote } from './Quote.tsx';
import { ReturnTable } from './ReturnTable.tsx';
import { ServiceResults } from './ServiceResults.tsx';
import { ServicesTable } from './ServicesTable.tsx';
import { ShopStory } from './ShopStory.tsx';
import { Table } from './Table.tsx';

const charts = { returns: ReturnTable, months: MonthsChart, services: ServicesTable };

export function BlockView({ block, context }: { block: Block; context: Context }) {
  if (block.text) return <p>{block.text}</p>;
  if (block.note) return <p className="note">{block.note}</p>;
  if (block.points) {
    return (
      <ul className="points">
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  if (block.steps) {
    return (
      <ol className="steps">
        {block.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ol>
    );
  }
  if (block.checklist) {
    return (
      <ul className="checklist">
        {block.checklist.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if (block.table) {
    const { title, head, rows } = block.table;
    const tableRows = rows.map(([name = '', ...cells]) => ({ key: name, name, cells }));
    return <Table className={`table columns-${head.length}`} title={title} head={head} rows={tableRows} />;
  }
  if (block.example) return <ExampleBox example={block.example} context={context} />;
  if (block.shop) return <ShopStory study={studyOf(context, block.shop)} context={context} />;
  if (block.quote) return <Quote {...studyOf(context, block.quote).testimonial} />;
  if (block.results) return <ServiceResults slug={block.results} context={context} />;
  if (block.artefact) return <Artefact name={block.artefact} />;
  if (!block.chart) return null;
  const Chart = charts[block.chart];
  return <Chart context={context} />;
}
