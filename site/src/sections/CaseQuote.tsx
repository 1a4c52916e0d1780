import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { clients } from '../drawings/tones.ts';
import s from './CaseQuote.module.css';

/** Renders the client's quote, with a portrait if the content names one. */
export function CaseQuote({ quote, author, position, portrait }: CaseStudy['testimonial']) {
  return (
    <figure className={`wrap ${s.quote}`}>
      {portrait && (
        <div className={`picture ${s.portrait} tone-${clients[portrait.drawing]}`}>
          <Drawing name={`people/${portrait.drawing}`} alt={portrait.alt} />
        </div>
      )}
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>{author}</b> <span>{position}</span>
      </figcaption>
    </figure>
  );
}
