import type { z } from 'zod';
import { unmarked } from '../../../content/place-marks.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { stat } from '../../../content/schema/parts.ts';
import { capital } from '../../../shared/format/fill.ts';

interface StatsProps {
  items: readonly z.infer<typeof stat>[];
}

/** Renders published figures in large type. */
export function Stats({ items }: StatsProps) {
  return (
    <ul className="stats">
      {items.map(({ figure, label, detail }) => (
        <li key={label}>
          <p className={unmarked(figure).length > 5 ? 'figure long' : 'figure'}>{capital(figure)}</p>
          <p className="measures">
            <b>{label}</b> {detail}
          </p>
        </li>
      ))}
    </ul>
  );
}

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
