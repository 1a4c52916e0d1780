import type { Tone } from '../illustrations/picture-props.ts';
import s from './BenefitPanel.module.css';

/** Deep fields for panels of text, besides the pictures' own tones. */
type Field = Tone | 'sky' | 'ink';

interface BenefitPanelProps {
  kicker?: string;
  heading: string;
  lead?: string;
  items: readonly string[];
  /** The panel's field. */
  tone: Field;
}

const dark = new Set<Field>(['green', 'sky', 'ink']);

/** A numbered list on a field of its own. */
export function BenefitPanel({ kicker, heading, lead, items, tone }: BenefitPanelProps) {
  return (
    <section className="wrap section">
      <div className={`${s.panel} tone-${tone} ${dark.has(tone) ? s.dark : ''}`}>
        <div>
          {kicker && <p className={s.kicker}>{kicker}</p>}
          <h2>{heading}</h2>
          {lead && <p className={s.lead}>{lead}</p>}
        </div>
        <ol className={s.list}>
          {items.map((text, index) => (
            <li key={text}>
              <span aria-hidden="true">{index + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
