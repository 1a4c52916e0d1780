import type { OfferCardProps } from '../components/OfferCard.tsx';
import { Picture } from '../components/Picture.tsx';
import type { Tone } from '../illustrations/picture-props.ts';
import s from './SizeFields.module.css';

interface SizeFieldsProps {
  label: string;
  items: readonly (OfferCardProps & {
    tone: Tone | 'ink';
    /** A published figure of the page, set large. */
    result?: { figure: string; label: string } | undefined;
  })[];
  /** What the figures and the pictures are. */
  note: string;
}

/** The ways to choose a solution, each a field of its own colour with what it brought. */
export function SizeFields({ label, items, note }: SizeFieldsProps) {
  return (
    <section className="wrap section" aria-label={label}>
      <ul className={s.sizes} data-arrive data-clear>
        {items.map(({ href, name, summary, cardLink, picture, tone, result }) => (
          <li key={href} className={`whole ${s.size} tone-${tone}`}>
            <Picture picture={picture} crop="card" silent isTile />
            <div className={s.words}>
              <h2 className={s.name}>
                <a className="whole-link" href={href}>
                  {name}
                </a>
              </h2>
              <p>{summary}</p>
              {result && (
                <p className={s.result}>
                  <b>{result.figure}</b> {result.label}
                </p>
              )}
              <span className={`go ${s.go}`} aria-hidden="true">
                {cardLink}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className={`soft ${s.note}`}>{note}</p>
    </section>
  );
}
