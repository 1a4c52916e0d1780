import type { Entry } from '../../../../content/load.ts';
import type { CaseStudy } from '../../../../content/schema/case-study.ts';
import { pictures } from '../../drawings/tones.ts';
import { PictureDrawing } from '../../stills/PictureDrawing.tsx';
import type { Context } from './context.ts';

/** Renders a case study's summary: picture, figures, challenge and solution. */
export function ShopStory({ study, context: { content, origin } }: { study: Entry<CaseStudy>; context: Context }) {
  const { client, category, slug, heading, roi, timeline, challenge, solution, picture } = study;
  const words = content.labels.caseStudy;
  return (
    <div className="shop">
      <div className={`shop-picture tone-${pictures[picture.drawing].tone}`}>
        <PictureDrawing name={picture.drawing} alt="" crop="card" />
      </div>
      <div className="shop-words">
        <p className="shop-name">
          {client}, {category.toLowerCase()}
        </p>
        <h3>{heading}</h3>
        <p className="shop-figures">
          <b>{roi}</b> {words.return}, <b>{timeline}</b> {words.months}
        </p>
      </div>
      <div className="shop-text">
        <p>{challenge[0]}</p>
        <p>{solution[0]}</p>
        <p>
          {content.labels.documents.readOn}:{' '}
          <a href={`${origin}/case-studies/${slug}`}>{`${content.agency.website.address.replace('https://', '')}/case-studies/${slug}`}</a>
        </p>
      </div>
    </div>
  );
}
