import type { OfferCardProps } from '../components/OfferCard.tsx';
import { Picture } from '../components/Picture.tsx';
import s from './OfferRows.module.css';

interface OfferRowsProps {
  label: string;
  items: readonly (OfferCardProps & {
    /** The question that it answers, set large. */
    question?: string | undefined;
  })[];
}

/** Pages as a ruled list with a picture each: for overviews that compare, where a grid of cards would repeat the home page. */
export function OfferRows({ label, items }: OfferRowsProps) {
  return (
    <section className="wrap section" aria-label={label}>
      <ul data-arrive data-clear>
        {items.map(({ href, name, summary, cardLink, picture, question }) => (
          <li key={href} className={`whole ${s.row}`}>
            <Picture picture={picture} crop="card" silent isTile />
            <div className={s.words}>
              <h2 className={s.name}>
                <a className="whole-link" href={href}>
                  {name}
                </a>
              </h2>
              <p>{summary}</p>
              <span className={`go ${s.go}`} aria-hidden="true">
                {cardLink}
              </span>
            </div>
            {question && <p className={s.question}>{question}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
