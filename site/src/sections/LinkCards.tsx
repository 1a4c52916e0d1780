import type { z } from 'zod';
import type { Icon as IconName, vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Vignette } from '../components/Vignette.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { Icon } from '../drawings/Icon.tsx';
import { type SizeDrawing, sizes } from '../drawings/tones.ts';
import s from './LinkCards.module.css';

interface LinkCard {
  icon?: IconName;
  vignette?: z.infer<typeof vignetteSchema>;
  drawing?: SizeDrawing | undefined;
  title: string;
  text: string;
  href: string;
  link?: string;
}

interface LinkCardsProps {
  heading: string;
  lead?: string;
  items: readonly LinkCard[];
  /** Link below the cards. */
  moreLink?: { href: string; label: string };
}

/** Renders cards that link to pages, with optional icon, vignette or drawing. */
export function LinkCards({ heading, lead, items, moreLink }: LinkCardsProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.cards} data-arrive>
        {items.map(({ icon, vignette, drawing, title, text, href, link }) => (
          <li key={href} className={`link-block ${s.card}`}>
            {drawing && (
              <div className={`picture ${s.drawing} tone-${sizes[drawing]}`}>
                <Drawing name={`sizes/${drawing}`} alt="" />
              </div>
            )}
            {icon && <Icon name={icon} />}
            {vignette && <Vignette {...vignette} />}
            <h3>
              <a className="stretched-link" href={href}>
                {title}
              </a>
            </h3>
            <p>{text}</p>
            {link && (
              <span className="go" aria-hidden="true">
                {link}
              </span>
            )}
          </li>
        ))}
      </ul>
      {moreLink && (
        <p className={s.more}>
          <a className="go" href={moreLink.href}>
            {moreLink.label}
          </a>
        </p>
      )}
    </section>
  );
}
