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
  /** Rank of its heading under the heading before it. */
  level?: 'h2' | 'h3';
}

/** A card that leads to a page. The whole card is the link's area; its name is the heading's. */
export function OfferCard({ href, name, summary, cardLink, picture, level: Heading = 'h3' }: OfferCardProps) {
  return (
    <li className={`whole ${s.card}`}>
      <Picture picture={picture} crop="card" silent isTile />
      <div className={s.words}>
        <Heading className={s.name}>
          <a className="whole-link" href={href}>
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
