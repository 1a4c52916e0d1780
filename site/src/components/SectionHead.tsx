import s from './SectionHead.module.css';

interface SectionHeadProps {
  /** Short label above the heading. */
  kicker?: string;
  heading: string;
  /** Target of links to the section. */
  id?: string;
  lead?: string;
  /** For the one or two sections that matter on a page. */
  isLarge?: boolean;
}

/** Renders a section's heading on the left and a supporting sentence on the right. */
export function SectionHead({ kicker, heading, id, lead, isLarge }: SectionHeadProps) {
  return (
    <div className={s.head}>
      <div>
        {kicker && <p className={s.kicker}>{kicker}</p>}
        <h2 id={id} className={isLarge ? 'large' : undefined}>
          {heading}
        </h2>
      </div>
      {lead && <p className="soft">{lead}</p>}
    </div>
  );
}
