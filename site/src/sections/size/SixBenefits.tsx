import type { Size } from '../../../../content/schema/size.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { labels } from '../../content.ts';
import s from './SixBenefits.module.css';

interface SixBenefitsProps {
  benefits: Size['benefits'];
  /** What each benefit belongs to, above it: an evening of the week. */
  marks?: readonly string[];
}

/** The benefits as six short columns: what came off each evening, or what each department has of it. */
export function SixBenefits({ benefits: { heading, lead, items }, marks }: SixBenefitsProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.offer.benefits} heading={heading} lead={lead} />
      <ul className={s.columns} data-arrive>
        {items.map((text, place) => {
          const [, department, gain] = /^(\w+): (.*)$/.exec(text) ?? [];
          const mark = marks?.[place] ?? department;
          return (
            <li key={text}>
              {mark && <strong>{mark}: </strong>}
              <span>{gain ?? text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
