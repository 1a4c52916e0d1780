import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { ExampleNote } from '../components/ExampleNote.tsx';
import { Picture } from '../components/Picture.tsx';
import { labels } from '../data/content.ts';
import type { CaseDocument } from '../documents/document-links.ts';
import cards from '../sections/CardGrid.module.css';
import { Card } from '../sections/CardGrid.tsx';
import s from './CaseGrid.module.css';

interface CaseGridProps {
  studies: readonly (Entry<CaseStudy> & { documents: readonly CaseDocument[] })[];
}

/** Renders cards of all case studies with figures, summary, tags and documents. */
export function CaseGrid({ studies }: CaseGridProps) {
  const words = labels.caseStudy;
  return (
    <div className="wrap section">
      <ul className={`${cards.grid} ${cards.wide}`} data-arrive>
        {studies.map(({ slug, client, category, heading, summary, picture, roi, timeline, tags, documents }) => (
          <Card
            key={slug}
            href={`/case-studies/${slug}`}
            title={heading}
            text={summary}
            link={words.read}
            level="h2"
            media={<Picture picture={picture} crop="card" />}
            kicker={
              <p className={s.client}>
                <b>{client}</b> {category}
              </p>
            }
          >
            <ul className={s.tags} aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag}>{tag} </li>
              ))}
            </ul>
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
            {documents.length > 0 && <DocumentList documents={documents} />}
          </Card>
        ))}
      </ul>
      <p className={s.note}>
        <a href="/about/how-we-count">{labels.offer.howWeCount}</a>
      </p>
      <ExampleNote />
    </div>
  );
}

/** Renders a study's documents as titles that the visitor opens. Type, pages and size are in each link's tooltip and accessible name. */
function DocumentList({ documents }: { documents: readonly CaseDocument[] }) {
  return (
    <details className={s.list}>
      <summary>{`${labels.caseStudy.documents} (${documents.length})`}</summary>
      <ul>
        {documents.map(({ title, href, facts, download, isOwn }) => (
          <li key={href}>
            <a href={href} download={download} title={`${title}. ${facts}`}>
              {isOwn ? labels.caseStudy.thisStudy : title}
              <span className="visually-hidden">
                {isOwn && `: ${title}`}, {facts}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
