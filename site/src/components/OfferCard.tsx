import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import s from './OfferCard.module.css';
import { Picture } from './Picture.tsx';

export interface OfferCardProps {
  href: string;
  name: string;
  summary: string;
  cardLink: string;
  picture: z.infer<typeof pictureSchema>;
  /** Heading level. */
  level?: 'h2' | 'h3';
}

/** Renders a card that links to a page. The link covers the card, and the heading is its name. */
export function OfferCard({ href, name, summary, cardLink, picture, level: Heading = 'h3' }: OfferCardProps) {
  return (
    <li className={`link-block ${s.card}`}>
      <Picture picture={picture} crop="card" silent isTile />
      <div className={s.words}>
        <Heading className={s.name}>
          <a className="stretched-link" href={href}>
            {name}
          </a>
        </Heading>
        <p>{summary}</p>
        <span className={`go ${s.go}`} aria-hidden="true">
          {cardLink}
        </span>
      </div>
    </li>
  );
}
