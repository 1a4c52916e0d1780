import type { Content } from '../../../../content/load.ts';
import type { Chapter } from '../../../../content/schema/document.ts';
import { chapterId, pageMark } from '../context.ts';

interface ContentsPageProps {
  labels: Content['labels']['documents'];
  chapters: readonly Chapter[];
  lead: string;
}

/** Renders the table of contents, with a note on which figures are real. */
export function ContentsPage({ labels, chapters, lead }: ContentsPageProps) {
  return (
    <div className="contents">
      <h2>{labels.contents}</h2>
      <p className="lead">{lead}</p>
      <ol>
        {chapters.map(({ heading, lead: sentence }, index) => (
          <li key={heading}>
            <a href={`#${chapterId(index + 1)}`}>
              <b>{heading}</b>
            </a>
            <span className="about">{sentence}</span>
            <span className="page-number">{pageMark(index + 1)}</span>
          </li>
        ))}
      </ol>
      <p className="figures-note">{labels.figures}</p>
    </div>
  );
}
