import type { ReactNode } from 'react';
import { unmarked } from '../../../content/place-marks.ts';
import type { Offer } from '../../../content/schema/offer.ts';
import { Figure } from '../components/Figure.tsx';
import { HowWeCount } from '../components/HowWeCount.tsx';
import { Picture } from '../components/Picture.tsx';
import { HiddenLabel, SectionHead } from '../components/SectionHead.tsx';
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
      <div className={s.head}>
        <SectionHead isLarge label={labels.offer.results} heading={heading} />
        <p>
          <HowWeCount />
          {link && (
            <a className="go" href={link.href}>
              {link.label}
            </a>
          )}
        </p>
      </div>
      <div className={isWide ? `${s.block} ${s.wide}` : s.block}>
        <article className={`picture ${s.case} ${isWide ? tone : ''}`}>
          <div className={`${s.art} ${tone}`}>
            <Picture picture={picture} crop="hero" silent />
            <dl>
              <Stated figure={own?.figure ?? roi} label={own?.label ?? client}>
                {own ? own.detail : labels.caseStudy.return}
              </Stated>
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
        <dl className={s.figures} data-arrive>
          {items
            .filter((item) => item !== own)
            .map(({ figure, label, detail }) => (
              <Stated key={label} figure={figure} label={label}>
                {detail}
              </Stated>
            ))}
        </dl>
      </div>
    </section>
  );
}

function Stated({ figure, label, children }: { figure: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <strong>{label}</strong>
        {children && <> {children}</>}
      </dt>
      <dd>
        <Figure text={figure} />
      </dd>
    </div>
  );
}
