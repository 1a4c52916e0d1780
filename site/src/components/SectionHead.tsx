import type { ReactNode } from 'react';
import type { Tone } from '../drawings/tones.ts';
import s from './SectionHead.module.css';

interface SectionHeadProps {
  /** Name of the section's kind, such as "Benefits", for screen readers. With it, the sentence is below the heading. */
  label?: string;
  heading: string;
  /** Target of links to the section. */
  id?: string;
  lead?: ReactNode;
}

/** Renders a section's heading and a supporting sentence: on the right, or below a labelled heading. */
export function SectionHead({ label, heading, id, lead }: SectionHeadProps) {
  return (
    <div className={label ? `${s.head} ${s.labelled}` : s.head}>
      <h2 id={id}>
        {label && <HiddenLabel text={label} />}
        {heading}
      </h2>
      {lead && <p className={label ? undefined : 'soft'}>{lead}</p>}
    </div>
  );
}

/** Renders the beginning of a heading that only screen readers and the Markdown version have. */
export function HiddenLabel({ text }: { text: string }) {
  return (
    <span className="visually-hidden">
      <span>{text}</span>:{' '}
    </span>
  );
}

/** Renders a section on a background as wide as the window. */
export function Band({ tone, id, children }: { tone: Tone; id?: string; children: ReactNode }) {
  return (
    <section className={s.band} id={id}>
      <div className={`${s.field} tone-${tone}`}>
        <div className="wrap">{children}</div>
      </div>
    </section>
  );
}
