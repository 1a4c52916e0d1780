import type { Service } from '../../../../content/schema/service.ts';
import { Picture } from '../../components/Picture.tsx';
import { labels } from '../../content.ts';
import { ClientPortrait, clientPortraits } from '../../illustrations/ClientPortrait.tsx';
import { caseStudyOf } from '../../offer-cards.ts';
import type { Look } from '../look.ts';
import { LabelledHead } from './LabelledHead.tsx';

interface CaseProofProps extends Readonly<Service['proof']> {
  /** The form that it takes on this page: field (around all), words, quote, by. */
  look: Look;
  /** Shows who is quoted, where they are drawn, in the place of the case. */
  isSpoken?: boolean;
}

/** One client's story as the proof of a service: what was done, who says so, and the way to the whole of it. */
export function CaseProof({ caseStudy, heading, look, isSpoken = false }: CaseProofProps) {
  const { slug, client, picture, testimonial } = caseStudyOf(caseStudy);
  const { quote, author, position, portrait } = testimonial;
  return (
    <section className="wrap section">
      <div className={look.field}>
        {isSpoken && portrait ? (
          <div className={`picture tone-${clientPortraits[portrait.drawing].tone}`}>
            <ClientPortrait drawing={portrait.drawing} alt="" />
          </div>
        ) : (
          <Picture picture={picture} crop="card" silent />
        )}
        <div className={look.words}>
          <LabelledHead label={`${labels.offer.caseStudy}: ${client}`} heading={heading} />
          <blockquote className={look.quote}>{`“${quote}”`}</blockquote>
          <p className={look.by}>
            <span>{author},</span> <span>{position}</span>
          </p>
          <a className="go" href={`/case-studies/${slug}`}>
            {labels.offer.readCaseStudy}
          </a>
        </div>
      </div>
    </section>
  );
}
