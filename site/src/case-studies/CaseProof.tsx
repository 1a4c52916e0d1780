import { unmarked } from '../../../content/place-marks.ts';
import { Figure } from '../components/Figure.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import { caseStudyOf } from '../data/offer-cards.ts';
import s from './CaseProof.module.css';

interface CaseProofProps {
  /** Slug of the case study. */
  caseStudy: string;
  heading: string;
  /** Results that the page already shows. */
  shownResults?: readonly { figure: string }[];
}

/** Renders a case study as proof: summary, results, quote and link. */
export function CaseProof({ caseStudy, heading, shownResults = [] }: CaseProofProps) {
  const { slug, picture, roi, testimonial } = caseStudyOf(caseStudy);
  return (
    <section className={`wrap section ${s.proof}`}>
      <div className={s.card}>
        <Picture picture={picture} crop="hero" silent />
        <div className={s.words}>
          <SectionHead label={labels.offer.caseStudy} heading={heading} />
          <blockquote>{`“${testimonial.quote}”`}</blockquote>
          <p className="soft">
            {testimonial.author}, {testimonial.position}
          </p>
          <p className={s.end}>
            {!shownResults.some(({ figure }) => unmarked(figure) === unmarked(roi)) && (
              <span className={s.result}>
                <Figure text={roi} /> {labels.caseStudy.return}
              </span>
            )}
            <a className="go" href={`/case-studies/${slug}`}>
              {labels.offer.readCaseStudy}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
