import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { DocumentLink } from '../components/DocumentLink.tsx';
import { Picture } from '../components/Picture.tsx';
import { Tags } from '../components/Tags.tsx';
import { labels } from '../content.ts';
import type { CaseDocument } from '../documents.ts';
import s from './CaseGrid.module.css';

interface CaseGridProps {
  label: string;
  studies: readonly (Entry<CaseStudy> & { documents: readonly CaseDocument[] })[];
}

/** All case studies with their figures, tags and documents. */
export function CaseGrid({ label, studies }: CaseGridProps) {
  return (
    <section className="wrap section" aria-label={label}>
      <ul className={s.grid} data-arrive>
        {studies.map(({ slug, client, category, heading, summary, picture, roi, timeline, tags, documents }) => (
          <li key={slug} className={s.card}>
            <Picture picture={picture} crop="card" />
            <div className={s.words}>
              <p className="soft">
                {client}, {category.toLowerCase()}
              </p>
              <h2>
                <a href={`/case-studies/${slug}`}>{heading}</a>
              </h2>
              <p className="soft">{summary}</p>
              <dl className={s.metrics}>
                <div>
                  <dt>{labels.caseStudy.return}</dt>
                  <dd>{roi}</dd>
                </div>
                <div>
                  <dt>{labels.caseStudy.wholeShop}</dt>
                  <dd>
                    {timeline} <small>{labels.caseStudy.months}</small>
                  </dd>
                </div>
              </dl>
              <Tags tags={tags} />
              {documents.length > 0 && (
                <ul className={s.documents}>
                  {documents.map((document) => (
                    <li key={document.href}>
                      <DocumentLink {...document} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
