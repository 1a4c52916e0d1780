import type { CaseDocument } from './CaseGrid.tsx';
import { palette } from '../illustrations/palette.ts';
import s from './CaseMeasure.module.css';

interface CaseMeasureProps {
  client: string;
  timeline: number;
  roi: string;
  documents: readonly CaseDocument[];
}

/** Timeline and return drawn as one line: the months of work, then the first year and what it gave back. */
export function CaseMeasure({ client, timeline, roi, documents }: CaseMeasureProps) {
  return (
    <section className={`wrap section ${s.measure}`} aria-label="Timeline and return">
      <div className={s.months}>
        <h2>Timeline</h2>
        <p className={s.figure}>
          {timeline} <small>months</small>
        </p>
        <svg viewBox={`0 0 ${timeline * 24} 24`} aria-hidden="true">
          {Array.from({ length: timeline }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: months of one row have no other name
            <rect key={month} x={month * 24} y="2" width="20" height="20" rx="6" fill={month === timeline - 1 ? palette.marigold : palette.ink} />
          ))}
        </svg>
        <p>From the first meeting to the whole shop, a month a block.</p>
      </div>
      <div className={s.return}>
        <h2>ROI</h2>
        <p className={s.figure}>{roi}</p>
        <p>{roi} return on what {client} spent, within the first year.</p>
      </div>
      {documents.length > 0 && (
        <div className={s.documents}>
          <h2>Take it with you</h2>
          <ul>
            {documents.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
