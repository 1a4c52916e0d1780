import type { z } from 'zod';
import type { featureCard } from '../../../content/schema/parts.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Icon } from '../illustrations/Icon.tsx';
import s from './FeatureGrid.module.css';

interface FeatureGridProps {
  kicker?: string;
  heading: string;
  lead?: string;
  items: readonly z.infer<typeof featureCard>[];
}

/** What a thing does, each under its own sign. */
export function FeatureGrid({ kicker, heading, lead, items }: FeatureGridProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={kicker} heading={heading} lead={lead} />
      <ul className={s.grid} data-arrive>
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
