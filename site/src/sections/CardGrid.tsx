import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Icon as IconName, picture as pictureSchema, vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { Picture } from '../components/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { Vignette } from '../components/Vignette.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { Icon } from '../drawings/Icon.tsx';
import { type SizeDrawing, sizes } from '../drawings/tones.ts';
import s from './CardGrid.module.css';

interface CardWords {
  href: string;
  title: string;
  text: string;
}

/** A card's words and at most one of the drawings. */
export interface LinkCard extends CardWords {
  icon?: IconName;
  picture?: z.infer<typeof pictureSchema>;
  vignette?: z.infer<typeof vignetteSchema>;
  size?: SizeDrawing | undefined;
}

export interface CardGridProps {
  heading?: string;
  lead?: ReactNode;
  /** Accessible label of a section without a heading. */
  label?: string;
  items: readonly LinkCard[];
  /** Further content below the cards. */
  children?: ReactNode;
}

/** Renders cards that link to pages. On phones, cards are rows of a list. */
export function CardGrid({ heading, lead, label, items, children }: CardGridProps) {
  const look = [
    s.grid,
    items.some(({ picture }) => picture) && s.wide,
    items.some(({ picture, vignette, size }) => picture ?? vignette ?? size) && s.rows,
  ];
  return (
    <section className="wrap section" aria-label={label}>
      {heading && <SectionHead heading={heading} lead={lead} />}
      <ul className={look.filter(Boolean).join(' ')} data-arrive>
        {items.map((item) => (
          <Card key={item.href} {...item} level={heading ? 'h3' : 'h2'} media={<CardMedia {...item} />} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function CardMedia({ icon, picture, vignette, size }: LinkCard) {
  if (picture) return <Picture picture={picture} crop="card" silent isTile />;
  if (vignette) return <Vignette {...vignette} />;
  if (icon) return <Icon name={icon} />;
  if (!size) return null;
  return (
    <div className={`picture tone-${sizes[size]}`}>
      <Drawing name={`sizes/${size}`} alt="" slice />
    </div>
  );
}

interface CardProps extends CardWords {
  /** Label below the text, for the eye alone: the heading is the link, which covers the card. */
  link?: string;
  level: 'h2' | 'h3';
  media: ReactNode;
  /** Line above the heading. */
  kicker?: ReactNode;
  /** Further content below the text. */
  children?: ReactNode;
}

/** Renders a card of a grid. */
export function Card({ href, title, text, link, level: Heading, media, kicker, children }: CardProps) {
  return (
    <li className={`link-block ${s.card}`}>
      {media}
      <div className={s.words}>
        {kicker}
        <Heading>
          <a className="stretched-link" href={href}>
            {title}
          </a>
        </Heading>
        <p className="soft">{text}</p>
        {children}
        {link && (
          <span className={`go ${s.go}`} aria-hidden="true">
            {link}
          </span>
        )}
      </div>
    </li>
  );
}
