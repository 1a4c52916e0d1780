import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { DocumentLine } from '../components/DocumentLine.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../content.ts';
import type { CaseDocument } from '../documents.ts';
import { palette } from '../illustrations/palette.ts';
import s from './CaseGrid.module.css';

interface CaseGridProps {
  heading: string;
  lead?: string;
  note: string;
  studies: readonly (Entry<CaseStudy> & { documents: readonly CaseDocument[] })[];
}

/** All case studies, each with its figures drawn to one scale, what it is about and, at its foot, its tags and documents. */
export function CaseGrid({ heading: claim, lead, note, studies }: CaseGridProps) {
  const most = Math.max(...studies.map(({ roi }) => Number.parseInt(roi, 10)));
  const longest = Math.max(...studies.map(({ timeline }) => timeline));
  return (
    <section className={`wrap ${s.section}`}>
      <SectionHead heading={claim} lead={lead} />
      <ul className={s.grid} data-arrive data-clear>
        {studies.map(({ slug, category, heading, summary, picture, roi, timeline, tags, documents }) => (
          <li key={slug} className={`whole ${s.card}`}>
            <Picture picture={picture} crop="card" />
            <div className={s.words}>
              <p className="soft">{category}</p>
              <h2>
                <a className="whole-link" href={`/case-studies/${slug}`}>
                  {heading}
                </a>
              </h2>
              <p className="soft">{summary}</p>
              <p className={`go ${s.go}`}>{labels.caseStudy.read}</p>
              <dl className={s.metrics}>
                <div>
                  <dt>{labels.caseStudy.return}</dt>
                  <dd>{roi}</dd>
                  <dd className={s.bar} aria-hidden="true">
                    <svg className="on-paper" viewBox="0 0 300 16" preserveAspectRatio="none" aria-hidden="true">
                      <path d={`M0 0H${(300 * Number.parseInt(roi, 10)) / most}V16H0z`} fill={palette.marigold} />
                    </svg>
                  </dd>
                </div>
                <div>
                  <dt>{labels.caseStudy.wholeShop}</dt>
                  <dd>
                    {timeline} <small>{labels.caseStudy.months}</small>
                  </dd>
                  <dd className={s.bar} aria-hidden="true">
                    <svg className="on-paper" viewBox={`0 0 ${longest * 20} 16`} preserveAspectRatio="none" aria-hidden="true">
                      <path d={`M0 8H${timeline * 20 - 4}`} stroke={palette.green} strokeWidth="16" strokeDasharray="16 4" />
                    </svg>
                  </dd>
                </div>
              </dl>
              <div className={s.foot}>
                <ul aria-label="Tags">
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
                <DocumentLine documents={documents} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className={s.note}>{note}</p>
    </section>
  );
}
