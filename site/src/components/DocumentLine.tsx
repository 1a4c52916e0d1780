import { labels } from '../content.ts';
import type { CaseDocument } from '../documents.ts';
import s from './DocumentLine.module.css';

/** A study's documents in one line, by their titles; each link also says its type, pages and size to who hears it or rests on it. */
export function DocumentLine({ documents }: { documents: readonly CaseDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div className={s.line}>
      <span>{labels.caseStudy.pdf} </span>
      <ul>
        {documents.map(({ title, href, facts, download, isOwn }) => (
          <li key={href}>
            <a href={href} download={download} title={`${title}. ${facts}`}>
              {isOwn ? labels.caseStudy.thisStudy : title}
              <span className="unseen">
                {isOwn && `: ${title}`}, {facts}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
