import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { featureCard } from '../../../content/schema/parts.ts';
import { content, labels } from '../data/content.ts';
import { Icon } from '../drawings/Icon.tsx';
import s from './Features.module.css';
import { LabelledHead } from './LabelledHead.tsx';

interface FeaturesProps {
  /** Label of the section; "Key features" by default. */
  label?: string;
  heading: string;
  lead?: string;
  /** `service` is the slug of the service behind the feature. */
  items: readonly (z.infer<typeof featureCard> & { service?: string })[];
  /** Artefact beside the cards. */
  children?: ReactNode;
}

/** Renders features as cards with icon, title and text. */
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
