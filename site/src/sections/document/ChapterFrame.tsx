import type { ReactNode } from 'react';
import { chapterId } from './chapter-id.ts';

interface ChapterFrameProps {
  number: number;
  heading: string;
  lead: string;
  /** Begins a page of its own, for a chapter that fills one. */
  fresh?: boolean;
  children: ReactNode;
}

/** A chapter's head: its number in the margin, its claim and what it is about. */
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
