import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { DocumentList } from '../components/DocumentList.tsx';
import { ExampleNote } from '../components/ExampleNote.tsx';
import { Picture } from '../components/Picture.tsx';
import { labels } from '../data/content.ts';
import type { CaseDocument } from '../data/documents.ts';
import s from './CaseGrid.module.css';

interface CaseGridProps {
  studies: readonly (Entry<CaseStudy> & { documents: readonly CaseDocument[] })[];
}

/** Renders cards of all case studies with figures, summary, tags and documents. */
export function CaseGrid({ studies }: CaseGridProps) {
  const words = labels.caseStudy;
  return (
    <div className={`wrap ${s.section}`}>
      <ul className={s.grid} data-arrive>
        {studies.map(({ slug, client, category, heading, summary, picture, roi, timeline, tags, documents }) => (
          <li key={slug} className={`link-block ${s.card}`}>
            <Picture picture={picture} crop="card" />
            <div className={s.words}>
              <p className={s.client}>
                <b>{client}</b> {category}
              </p>
              <h2>
                <a className="stretched-link" href={`/case-studies/${slug}`}>
                  {heading}
                </a>
              </h2>
              <p className="soft">{summary}</p>
              <dl className={s.metrics}>
                <div>
                  <dt>{words.roi}</dt>
                  <dd>{roi}</dd>
                </div>
                <div>
                  <dt>{words.wholeShop}</dt>
                  <dd>{`${timeline} ${words.months}`}</dd>
                </div>
              </dl>
              <p className="go">{words.read}</p>
              <div className={s.foot}>
                <ul aria-label="Tags">
                  {tags.map((tag) => (
                    <li key={tag}>{tag} </li>
                  ))}
                </ul>
                <DocumentList documents={documents} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className={s.note}>
        <a href="/about/how-we-count">{labels.offer.howWeCount}</a>
      </p>
      <ExampleNote text={labels.caseStudy.example} />
    </div>
  );
}
