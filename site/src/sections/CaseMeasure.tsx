import { DocumentLink } from '../components/DocumentLink.tsx';
import { labels } from '../content.ts';
import type { CaseDocument } from '../documents.ts';
import { palette } from '../illustrations/palette.ts';
import s from './CaseMeasure.module.css';

interface CaseMeasureProps {
  timeline: number;
  roi: string;
  documents: readonly CaseDocument[];
}

/** Timeline and return drawn as one line: the months of work, then the first year and what it gave back. */
export function CaseMeasure({ timeline, roi, documents }: CaseMeasureProps) {
  return (
    <section className={`wrap section ${s.measure}`} aria-label="Timeline and return">
      <div className={s.months}>
        <h2>{labels.caseStudy.timeline}</h2>
        <p className={s.figure}>
          {timeline} <small>{labels.caseStudy.months}</small>
        </p>
        <svg className="on-paper" viewBox={`0 0 ${timeline * 24 - 4} 24`} aria-hidden="true">
          <path d={`M0 12H${timeline * 24 - 4}`} stroke={palette.ink} strokeWidth="20" strokeDasharray="20 4" />
          <path d={`M${timeline * 24 - 24} 12h20`} stroke={palette.marigold} strokeWidth="20" />
        </svg>
        <p>{labels.caseStudy.monthsMean}</p>
      </div>
      <div className={s.return}>
        <h2>{labels.caseStudy.roi}</h2>
        <p className={s.figure}>{roi}</p>
        <p>
          {roi} {labels.caseStudy.returnMeans}
        </p>
      </div>
      {documents.length > 0 && (
        <div className={s.documents}>
          <h2>{labels.caseStudy.documents}</h2>
          <ul>
            {documents.map((document) => (
              <li key={document.href}>
                <DocumentLink {...document} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
