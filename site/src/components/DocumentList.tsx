import { labels } from '../data/content.ts';
import type { CaseDocument } from '../data/documents.ts';
import s from './DocumentList.module.css';

/** Renders a study's documents as a list of titles. Type, pages and size are in each link's tooltip and accessible name. */
export function DocumentList({ documents }: { documents: readonly CaseDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div className={s.list}>
      <span>{labels.caseStudy.pdf}</span>
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
    </div>
  );
}
