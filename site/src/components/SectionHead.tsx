import s from './SectionHead.module.css';

interface SectionHeadProps {
  /** Label for scanning the page, such as "Benefits". With it, the sentence is below the heading. */
  label?: string;
  heading: string;
  /** Target of links to the section. */
  id?: string;
  lead?: string;
  /** For the one or two sections that matter on a page. */
  isLarge?: boolean;
}

/** Renders a section's heading and a supporting sentence: on the right, or below a labelled heading. */
export function SectionHead({ label, heading, id, lead, isLarge }: SectionHeadProps) {
  return (
    <div className={label ? `${s.head} ${s.labelled}` : s.head}>
      <h2 id={id} className={isLarge ? 'large' : undefined}>
        {label && (
          <>
            <span className={s.label}>{label}</span>
            <span className="visually-hidden">: </span>
          </>
        )}
        {heading}
      </h2>
      {lead && <p className={label ? undefined : 'soft'}>{lead}</p>}
    </div>
  );
}
