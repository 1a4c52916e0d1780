import type { Size } from '../../../../content/schema/size.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { labels } from '../../content.ts';
import s from './SixBenefits.module.css';

interface SixBenefitsProps {
  benefits: Size['benefits'];
  /** Names of the evenings that each of them belongs to. */
  marks: readonly string[];
}

/** The benefits as six short columns, each under its evening of the week. */
export function SixBenefits({ benefits: { heading, lead, items }, marks }: SixBenefitsProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.offer.benefits} heading={heading} lead={lead} />
      <ul className={s.columns} data-arrive>
        {items.map((text, place) => (
          <li key={text}>
            <strong>{marks[place]}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
