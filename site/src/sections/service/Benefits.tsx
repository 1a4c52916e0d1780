import type { ReactNode } from 'react';
import type { Service } from '../../../../content/schema/service.ts';
import { labels } from '../../content.ts';
import type { Look } from '../look.ts';
import s from './Benefits.module.css';
import { LabelledHead } from './LabelledHead.tsx';

interface BenefitsProps extends Pick<Service['benefits'], 'heading' | 'lead' | 'items'> {
  /** The form that they take on this page: field (around all), head, list. */
  look: Look;
  /** A drawing in that form. */
  children?: ReactNode;
}

/** What changes for the shop: six lines, in the form that fits the service. */
export function Benefits({ heading, lead, items, look, children }: BenefitsProps) {
  return (
    <section className="wrap section">
      <div className={look.field}>
        <div className={look.head}>
          <LabelledHead label={labels.offer.benefits} heading={heading} lead={lead} />
        </div>
        {children}
        <ul className={`${s.lines} ${look.list}`} data-arrive>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
