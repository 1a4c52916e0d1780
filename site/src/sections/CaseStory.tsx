import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { labels } from '../data/content.ts';
import s from './CaseStory.module.css';

/** Renders challenge and solution of a case study. */
export function CaseStory({ challenge, solution }: Pick<CaseStudy, 'challenge' | 'solution'>) {
  const { caseStudy } = labels;
  return (
    <section className={`wrap ${s.pair}`} aria-label={`${caseStudy.challenge} and ${caseStudy.solution.toLowerCase()}`}>
      {[
        { heading: caseStudy.challenge, paragraphs: challenge },
        { heading: caseStudy.solution, paragraphs: solution },
      ].map(({ heading, paragraphs }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
