import type { Icon as IconName } from '../../../content/schema/drawings.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Icon } from '../illustrations/Icon.tsx';
import { Frame } from '../illustrations/parts/Frame.tsx';
import { type SizeDrawing, sizeList } from '../illustrations/size-list.ts';
import s from './LinkCards.module.css';

interface LinkCardsProps {
  heading: string;
  lead?: string;
  items: readonly { icon?: IconName; drawing?: SizeDrawing | undefined; title: string; text: string; href: string; link?: string }[];
  /** A link under the cards. */
  way?: { href: string; label: string };
}

/** Plain cards that lead to other pages, some under a sign or a drawing. */
export function LinkCards({ heading, lead, items, way }: LinkCardsProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.cards} data-arrive>
        {items.map(({ icon, drawing, title, text, href, link }) => (
          <li key={href} className={`whole ${s.card}`}>
            {drawing && <Drawing name={drawing} />}
            {icon && <Icon name={icon} />}
            <h3>
              <a className="whole-link" href={href}>
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
      {way && (
        <p className={s.way}>
          <a className="go" href={way.href}>
            {way.label}
          </a>
        </p>
      )}
    </section>
  );
}

function Drawing({ name }: { name: SizeDrawing }) {
  const { Picture, tone } = sizeList[name];
  return (
    <div className={`picture ${s.drawing} tone-${tone}`}>
      <Frame alt="" width={480} height={200}>
        <Picture />
      </Frame>
    </div>
  );
}
