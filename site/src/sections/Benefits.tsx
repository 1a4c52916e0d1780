import { SectionHead } from '../components/SectionHead.tsx';
import { labels } from '../data/content.ts';
import s from './Benefits.module.css';

interface BenefitsProps {
  /** Label of the section; "Benefits" by default. */
  label?: string;
  heading: string;
  lead?: string;
  items: readonly string[];
}

/** Renders the benefits for a shop as numbered lines on green. */
export function Benefits({ label = labels.offer.benefits, heading, lead, items }: BenefitsProps) {
  return (
    <section className={`wrap section ${s.benefits}`}>
      <div className={`on-green ${s.panel}`}>
        <SectionHead label={label} heading={heading} lead={lead} />
        <ol className={s.list}>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
