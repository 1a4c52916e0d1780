import { unmarked } from '../../../content/place-marks.ts';
import type { Offer } from '../../../content/schema/offer.ts';
import { Figures, FiguresHead, Stated } from '../components/Figure.tsx';
import { Picture } from '../components/Picture.tsx';
import { HiddenLabel } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import { caseStudyOf } from '../data/offer-cards.ts';
import { pictures } from '../drawings/tones.ts';
import s from './Proof.module.css';

interface ProofProps extends Pick<Offer, 'results' | 'proof'> {
  /** Whether the client's quote is over its picture and the figures are below, instead of beside. */
  isWide?: boolean;
  /** Further link, beside the link to how results are counted. */
  link?: { href: string; label: string } | undefined;
}

/** Renders three published figures and a case study in one block. The client's return is in its picture, and said once. */
export function Proof({ results: { heading, items }, proof, isWide, link }: ProofProps) {
  const { slug, client, picture, roi, testimonial } = caseStudyOf(proof.caseStudy);
  const own = items.find(({ figure }) => unmarked(figure) === unmarked(roi));
  const tone = `tone-${pictures[picture.drawing].tone}`;
  return (
    <section className={`wrap section ${s.proof}`}>
      <FiguresHead label={labels.offer.results} heading={heading} link={link} />
      <div className={isWide ? `${s.block} ${s.wide}` : s.block}>
        <article className={`picture ${s.case} ${isWide ? tone : ''}`}>
          <div className={`${s.art} ${tone}`}>
            <Picture picture={picture} crop="hero" silent />
            <dl>
              <Stated {...(own ?? { figure: roi, label: client, detail: labels.caseStudy.return })} />
            </dl>
          </div>
          <div className={s.words}>
            <blockquote>{`“${testimonial.quote}”`}</blockquote>
            <p className={s.author}>
              {testimonial.author}, {testimonial.position}
            </p>
            <h3>
              <HiddenLabel text={labels.offer.caseStudy} />
              {proof.heading}
            </h3>
            <a className="go" href={`/case-studies/${slug}`}>
              {labels.offer.readCaseStudy}
            </a>
          </div>
        </article>
        <Figures items={items.filter((item) => item !== own)} className={s.figures} />
      </div>
    </section>
  );
}
