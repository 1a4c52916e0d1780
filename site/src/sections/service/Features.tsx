import type { ReactNode } from 'react';
import type { Service } from '../../../../content/schema/service.ts';
import { labels } from '../../content.ts';
import { Icon } from '../../illustrations/Icon.tsx';
import type { Look } from '../look.ts';
import { LabelledHead } from './LabelledHead.tsx';

interface FeaturesProps extends Pick<Service['features'], 'heading' | 'lead' | 'items'> {
  /** The section's name, where it is not "Key features". */
  label?: string;
  /** The form that they take on this page: field (around all), list, item, says. */
  look: Look;
  /** A drawing in that form, under the head. */
  children?: ReactNode;
}

/** What a thing does: six cards with a sign each, in the form that fits it. */
export function Features({ label = labels.offer.features, heading, lead, items, look, children }: FeaturesProps) {
  return (
    <section className="wrap section">
      <div className={look.field}>
        <div className={look.head}>
          <LabelledHead label={label} heading={heading} lead={lead} />
          {children}
        </div>
        <ul className={look.list} data-arrive>
          {items.map(({ icon, title, text, says }) => (
            <li key={title}>
              {says && <p className={look.says}>{says}</p>}
              <div className={look.item}>
                <Icon name={icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
