import type { ReactNode } from 'react';
import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import s from './Benefits.module.css';
import { CallToAction, type CallToActionProps } from './CallToAction.tsx';

interface BenefitsProps {
  /** Label of the section; "Benefits" by default. */
  label?: string;
  heading: string;
  lead?: string;
  items: readonly string[];
  /** Picture beside the lines, which are then one column. */
  children?: ReactNode;
  /** The page's call to action, as a card beside the lines. */
  closing?: CallToActionProps;
}

/** Renders the benefits for a shop as large lines between rules. */
export function Benefits({ label = labels.offer.benefits, heading, lead, items, children, closing }: BenefitsProps) {
  return (
    <section className={`wrap section ${s.benefits}`}>
      <SectionHead label={label} heading={heading} lead={lead} />
      <div className={closing ? s.last : children ? s.beside : undefined}>
        {children}
        <ul className={s.list}>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {closing && <CallToAction isBeside {...closing} />}
      </div>
    </section>
  );
}
