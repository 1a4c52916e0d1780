import type { z } from 'zod';
import type { featureCard, point } from '../../../content/schema/parts.ts';
import type { link as linkSchema } from '../../../content/schema/words.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Icon } from '../drawings/Icon.tsx';
import s from './PointColumns.module.css';

interface PointColumnsProps {
  heading: string;
  lead?: string;
  items: readonly (z.infer<typeof point> | z.infer<typeof featureCard>)[];
  /** Link for further reading. */
  link?: z.infer<typeof linkSchema>;
}

/** Renders short points in columns, with optional icons, which are beside the text on phones. */
export function PointColumns({ heading, lead, items, link }: PointColumnsProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <ul className={`${s.columns} ${items.length % 3 === 0 ? s.three : ''}`} data-arrive>
        {items.map(({ title, text, ...item }) => (
          <li key={title} className={'icon' in item ? s.withIcon : undefined}>
            {'icon' in item && <Icon name={item.icon} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {link && (
        <a className={`go ${s.link}`} href={link.href}>
          {link.label}
        </a>
      )}
    </section>
  );
}
