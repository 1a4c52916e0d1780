import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { labels } from '../content.ts';
import s from './CaseStory.module.css';

/** What was wrong, what was done, in what order, and what the client says of it. */
export function CaseStory({ study }: { study: CaseStudy }) {
  const { challenge, solution, implementation, testimonial } = study;
  return (
    <>
      <section className={`wrap section ${s.pair}`} aria-label="Challenge and solution">
        {[
          { heading: labels.caseStudy.challenge, paragraphs: challenge },
          { heading: labels.caseStudy.solution, paragraphs: solution },
        ].map(({ heading, paragraphs }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </section>
      <section className={`wrap section ${s.steps}`}>
        <h2>{labels.caseStudy.implementation}</h2>
        <ol>
          {implementation.map(({ title, text }, index) => (
            <li key={title}>
              <span className={s.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap section" aria-label="Testimonial">
        <figure className={s.quote}>
          <blockquote>{testimonial.quote}</blockquote>
          <figcaption>
            <b>{testimonial.author}</b>, {testimonial.position}
          </figcaption>
        </figure>
      </section>
    </>
  );
}
