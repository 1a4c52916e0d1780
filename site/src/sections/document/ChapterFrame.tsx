import type { ReactNode } from 'react';
import { chapterId } from './chapter-id.ts';

interface ChapterFrameProps {
  number: number;
  heading: string;
  lead: string;
  /** Starts a new page in print. */
  fresh?: boolean;
  children: ReactNode;
}

/** Renders a chapter with number, heading and lead. */
export function ChapterFrame({ number, heading, lead, fresh = false, children }: ChapterFrameProps) {
  return (
    <div className={fresh ? 'chapter fresh' : 'chapter'} id={chapterId(number)}>
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
