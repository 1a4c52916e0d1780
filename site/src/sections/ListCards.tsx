import type { Icon as IconName } from '../../../content/schema/drawings.ts';
import { Icon } from '../drawings/Icon.tsx';
import { LabelledHead } from './LabelledHead.tsx';
import s from './ListCards.module.css';

interface ListCardsProps {
  /** Short label of the section. */
  label: string;
  heading: string;
  lead?: string;
  cards: readonly { icon?: IconName; name: string; text?: string; items: readonly string[] }[];
}

/** Renders cards with a description and a list, three in a row. */
export function ListCards({ label, heading, lead, cards }: ListCardsProps) {
  return (
    <section className="wrap section">
      <LabelledHead label={label} heading={heading} lead={lead} />
      <ul className={s.cards} data-arrive>
        {cards.map(({ icon, name, text, items }) => (
          <li key={name}>
            {icon && <Icon name={icon} />}
            <h3>{name}</h3>
            {text && <p>{text}</p>}
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
