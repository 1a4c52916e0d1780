import type { Content, Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import s from './ReturnChart.module.css';

interface ReturnChartProps {
  text: Omit<Content['pages']['caseStudies']['chart'], 'note' | 'among'> & { note?: string };
  studies: readonly Entry<CaseStudy>[];
  /** The study whose page this is: its row is marked. */
  marked?: string;
}

/** Returns and months of all case studies side by side: a table whose rows carry their own bars. */
export function ReturnChart({ text, studies, marked }: ReturnChartProps) {
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
            <tr key={slug} className={slug === marked ? s.marked : undefined}>
              <th scope="row">{slug === marked ? <b aria-current="page">{client}</b> : <a href={`/case-studies/${slug}`}>{client}</a>}</th>
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
                    d={`M6 11H${timeline * 12 - 5.9}`}
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
      {text.note && <p className={s.note}>{text.note}</p>}
    </section>
  );
}
