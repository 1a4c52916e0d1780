import { labels } from '../content.ts';
import s from './Benefits.module.css';
import { LabelledHead } from './LabelledHead.tsx';

interface BenefitsProps {
  /** The section's name, where it is not "Benefits". */
  label?: string;
  heading: string;
  lead?: string;
  items: readonly string[];
}

/** What changes for the shop: short numbered lines on the green field. */
export function Benefits({ label = labels.offer.benefits, heading, lead, items }: BenefitsProps) {
  return (
    <section className={`wrap section ${s.benefits}`}>
      <div className={`on-green ${s.panel}`}>
        <LabelledHead label={label} heading={heading} lead={lead} />
        <ol className={s.list}>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
