import type { CaseStudy } from '../../../../content/schema/case-study.ts';

export function Quote({ quote, author, position }: CaseStudy['testimonial']) {
  return (
    <div className="quote">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <p className="author">
        <b>{author}</b>, {position}
      </p>
    </div>
  );
}
