import type { z } from 'zod';
import type { Icon as IconName, vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Vignette } from '../components/Vignette.tsx';
import { Icon } from '../illustrations/Icon.tsx';
import s from './LinkCards.module.css';

interface LinkCard {
  icon?: IconName;
  vignette?: z.infer<typeof vignetteSchema>;
  title: string;
  text: string;
  href: string;
  link?: string;
}

interface LinkCardsProps {
  heading: string;
  lead?: string;
  items: readonly LinkCard[];
}

/** Renders plain cards that link to pages, with optional icons. */
export function LinkCards({ heading, lead, items }: LinkCardsProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.cards} data-arrive>
        {items.map(({ icon, vignette, title, text, href, link }) => (
          <li key={href} className={`link-block ${s.card}`}>
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
    </section>
  );
}
