import type { InstrumentCount } from '../../server/measurement/read-instruments.ts';
import { palette } from '../../site/src/illustrations/palette.ts';
import { format } from '../format.ts';
import s from './InstrumentTable.module.css';

/** The funnel's steps. What a limit refused stands beside it, and is no step on the way. */
const steps = [
  ['seen', 'Seen'],
  ['touched', 'Touched'],
  ['changed', 'Changed'],
  ['slip', 'Slip taken'],
  ['enquiry', 'Enquiry'],
] as const;

const limitMet = 'Limit met';

/** Each instrument's way from being seen to an enquiry: a row of figures, each over a bar that is to scale within the row. */
export function InstrumentTable({ rows }: { rows: readonly InstrumentCount[] }) {
  return (
    <table className={s.steps}>
      <thead>
        <tr>
          <th scope="col">Instrument</th>
          {steps.map(([step, name]) => (
            <th scope="col" className="number" key={step}>
              {name}
            </th>
          ))}
          <th scope="col" className="number">
            {limitMet}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {steps.map(([step, name]) => (
              <td className="number" key={step} data-step={name}>
                {format.number(row[step])}
                <svg className="on-paper" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.min(100, (100 * row[step]) / Math.max(1, row.seen))} height="8" rx="2" fill={palette.marigold} />
                </svg>
              </td>
            ))}
            <td className="number" data-step={limitMet}>
              {format.number(row.limit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
