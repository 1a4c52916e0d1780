import type { Content } from '../../../content/load.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './Testimonials.module.css';

export function Testimonials({ heading, lead, items }: Content['pages']['home']['testimonials']) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <div className={s.quotes} data-arrive>
        {items.map(({ quote, author, position }) => (
          <figure key={author} className={s.quote}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <b>{author}</b>
              {position}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
