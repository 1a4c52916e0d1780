import type { ReactNode } from 'react';
import { chapterId } from './chapter-id.ts';

interface ChapterFrameProps {
  number: number;
  heading: string;
  lead: string;
  /** In print: starts a page, or takes a whole page. */
  page?: 'fresh' | 'whole';
  children: ReactNode;
}

/** Renders a chapter with number, heading and lead. */
export function ChapterFrame({ number, heading, lead, page, children }: ChapterFrameProps) {
  return (
    <div className={page ? `chapter ${page}` : 'chapter'} id={chapterId(number)}>
      <div className="chapter-head">
        <h2>
          <span className="number">{number} </span>
          <span className="claim">{heading}</span>
        </h2>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}
