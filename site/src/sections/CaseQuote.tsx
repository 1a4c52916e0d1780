import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { ClientPortrait, clientPortraits } from '../illustrations/ClientPortrait.tsx';
import s from './CaseQuote.module.css';

/** Renders the client's quote, with a portrait if the content names one. */
export function CaseQuote({ quote, author, position, portrait }: CaseStudy['testimonial']) {
  return (
    <figure className={`wrap ${s.quote}`}>
      {portrait && (
        <div className={`picture ${s.portrait} tone-${clientPortraits[portrait.drawing].tone}`}>
          <ClientPortrait {...portrait} />
        </div>
      )}
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>{author}</b> <span>{position}</span>
      </figcaption>
    </figure>
  );
}
