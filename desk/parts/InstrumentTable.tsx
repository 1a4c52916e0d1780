import type { InstrumentCount } from '../../server/measurement/read-instruments.ts';
import { format } from '../format.ts';
import { Bar } from './Bar.tsx';
import s from './InstrumentTable.module.css';
import { NumberTable } from './NumberTable.tsx';

/** Steps of the funnel. Refusals by a limit are not a step, so they have a separate column. */
const steps = { seen: 'Seen', touched: 'Touched', changed: 'Changed', slip: 'Slip taken', enquiry: 'Enquiry' } as const;
const names = Object.keys(steps) as (keyof typeof steps)[];

/** Funnel of each instrument from seen to enquiry: a row of figures, with bars to scale within the row. */
export function InstrumentTable({ rows }: { rows: readonly InstrumentCount[] }) {
  const cell = (row: InstrumentCount, step: keyof typeof steps) => (
    <>
      {format.number(row[step])}
      <Bar share={Math.min(1, row[step] / Math.max(1, row.seen))} />
    </>
  );
  return (
    <NumberTable
      className={s.steps}
      head={['Instrument', ...Object.values(steps), 'Limit met']}
      rows={rows.map((row) => ({ name: row.name, cells: [...names.map((step) => cell(row, step)), format.number(row.limit)] }))}
    />
  );
}
