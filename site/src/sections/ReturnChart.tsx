import type { Content, Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import s from './ReturnChart.module.css';

interface ReturnChartProps {
  text: Content['pages']['caseStudies']['chart'];
  studies: readonly Entry<CaseStudy>[];
}

/** Returns and months of all case studies side by side: a table whose rows carry their own bars. */
export function ReturnChart({ text, studies }: ReturnChartProps) {
  const most = Math.max(...studies.map(({ roi }) => Number.parseInt(roi, 10)));
  const longest = Math.max(...studies.map(({ timeline }) => timeline));
  return (
    <section className="wrap section">
      <SectionHead heading={text.heading} lead={text.lead} />
      <table className={s.chart}>
        <thead>
          <tr>
            <th scope="col">{labels.caseStudy.client}</th>
            <th scope="col">{labels.caseStudy.return}</th>
            <th scope="col">{labels.caseStudy.months}</th>
          </tr>
        </thead>
        <tbody>
          {studies.map(({ slug, client, roi, timeline }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={`/case-studies/${slug}`}>{client}</a>
              </th>
              <td>
                <span>{roi}</span>
                <svg className="on-paper" viewBox="0 0 300 22" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(300 * Number.parseInt(roi, 10)) / most} height="22" rx="4" fill={palette.marigold} />
                </svg>
              </td>
              <td>
                <span>{timeline}</span>
                <svg className="on-paper" viewBox={`0 0 ${longest * 12} 22`} aria-hidden="true">
                  <path
                    d={`M6 11H${timeline * 12 - 6}`}
                    stroke={palette.green}
                    strokeWidth="9"
                    strokeLinecap="round"
                    strokeDasharray="0 12"
                  />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={s.note}>{text.note}</p>
    </section>
  );
}
