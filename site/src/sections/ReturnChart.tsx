import type { Content, Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { SectionHead } from '../components/SectionHead.tsx';
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
            <th scope="col">Client</th>
            <th scope="col">Return within the first year</th>
            <th scope="col">Months</th>
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
                <svg viewBox="0 0 300 22" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(300 * Number.parseInt(roi, 10)) / most} height="22" rx="4" fill={palette.marigold} />
                </svg>
              </td>
              <td>
                <span>{timeline}</span>
                <svg viewBox={`0 0 ${longest * 12} 22`} aria-hidden="true">
                  {Array.from({ length: timeline }, (_, month) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: months of one row have no other name
                    <circle key={month} cx={6 + month * 12} cy="11" r="4.5" fill={palette.green} />
                  ))}
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
