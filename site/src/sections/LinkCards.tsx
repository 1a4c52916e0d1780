import { SectionHead } from '../components/SectionHead.tsx';
import s from './LinkCards.module.css';

interface LinkCardsProps {
  heading: string;
  lead?: string;
  items: readonly { title: string; text: string; href: string; link?: string }[];
}

/** Plain cards without a picture that lead to other pages. */
export function LinkCards({ heading, lead, items }: LinkCardsProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <ul className={s.cards} data-arrive>
        {items.map(({ title, text, href, link }) => (
          <li key={href} className={`whole ${s.card}`}>
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
    </section>
  );
}
