import type { Chapter } from '../../../../content/schema/document.ts';
import { BlockView } from './BlockView.tsx';
import { ChapterFrame } from './ChapterFrame.tsx';
import type { Context } from './context.ts';

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
