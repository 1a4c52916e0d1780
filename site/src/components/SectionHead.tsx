import s from './SectionHead.module.css';

interface SectionHeadProps {
  /** Short label above the heading. */
  kicker?: string;
  heading: string;
  lead?: string;
}

/** Renders a section's heading on the left and a supporting sentence on the right. */
export function SectionHead({ kicker, heading, lead }: SectionHeadProps) {
  return (
    <div className={s.head}>
      <div>
        {kicker && <p className={s.kicker}>{kicker}</p>}
        <h2>{heading}</h2>
      </div>
      {lead && <p className="soft">{lead}</p>}
    </div>
  );
}
