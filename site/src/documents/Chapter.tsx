import type { ReactNode } from 'react';
import type { Chapter } from '../../../content/schema/document.ts';
import { BlockView } from './BlockView.tsx';
import { type Context, chapterId } from './context.ts';

export function ChapterView({ chapter, number, context }: { chapter: Chapter; number: number; context: Context }) {
  return (
    <ChapterFrame number={number} heading={chapter.heading} lead={chapter.lead}>
      {chapter.sections.map(({ heading, blocks }, index) => (
        <div key={heading ?? index} className={heading ? 'section' : 'section wide'}>
          {heading && <h3>{heading}</h3>}
          <div className="blocks">
            {blocks.map((block) => (
              <BlockView key={JSON.stringify(block)} block={block} context={context} />
            ))}
          </div>
        </div>
      ))}
    </ChapterFrame>
  );
}

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
