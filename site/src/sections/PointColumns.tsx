import type { z } from 'zod';
import type { point } from '../../../content/schema/parts.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './PointColumns.module.css';

interface PointColumnsProps {
  heading: string;
  lead?: string;
  items: readonly z.infer<typeof point>[];
  /** The order matters: each point gets its number. */
  ordered?: boolean;
}

/** Short points side by side under a rule each. */
export function PointColumns({ heading, lead, items, ordered = false }: PointColumnsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <List className={`${s.columns} ${items.length % 3 === 0 ? s.three : ''}`} data-arrive>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            {ordered && (
              <span className={s.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
