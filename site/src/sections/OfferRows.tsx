import type { OfferCardProps } from '../components/OfferCard.tsx';
import { Picture } from '../components/Picture.tsx';
import s from './OfferRows.module.css';

/** Pages as a ruled list with a picture each: for overviews that compare, where a grid of cards would repeat the home page. */
export function OfferRows({ label, items }: { label: string; items: readonly OfferCardProps[] }) {
  return (
    <section className="wrap section" aria-label={label}>
      <ul data-arrive>
        {items.map(({ href, name, summary, cardLink, picture }) => (
          <li key={href} className={`whole ${s.row}`}>
            <div className={s.picture}>
              <Picture picture={picture} crop="card" silent />
            </div>
            <h2 className={s.name}>
              <a className="whole-link" href={href}>
                {name}
              </a>
            </h2>
            <div className={s.words}>
              <p>{summary}</p>
              <span className="go" aria-hidden="true">
                {cardLink}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
