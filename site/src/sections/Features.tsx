import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { featureCard } from '../../../content/schema/parts.ts';
import { content, labels } from '../content.ts';
import { Icon } from '../illustrations/Icon.tsx';
import s from './Features.module.css';
import { LabelledHead } from './LabelledHead.tsx';

interface FeaturesProps {
  /** The section's name, where it is not "Key features". */
  label?: string;
  heading: string;
  lead?: string;
  /** `service`: the slug of the service that does it. */
  items: readonly (z.infer<typeof featureCard> & { service?: string })[];
  /** What a client receives, beside them. */
  children?: ReactNode;
}

/** What a thing does: cards with a sign, a title and a line each. */
export function Features({ label = labels.offer.features, heading, lead, items, children }: FeaturesProps) {
  return (
    <section className={`wrap section ${s.features} ${children ? s.beside : ''}`}>
      <div>
        <LabelledHead label={label} heading={heading} lead={lead} />
        <ul className={s.list} data-arrive>
          {items.map(({ icon, title, text, service }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                {service && <ServiceLink slug={service} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}

function ServiceLink({ slug }: { slug: string }) {
  const name = content.services.find((service) => service.slug === slug)?.name;
  return (
    <a className={s.service} href={`/services/${slug}`}>
      {name}
    </a>
  );
}
