import s from './LabelledHead.module.css';

interface LabelledHeadProps {
  /** Label for scanning the page, such as "Benefits". */
  label: string;
  heading: string;
  lead?: string;
  /** Smaller heading, above large figures. */
  isSmall?: boolean;
}

/** Renders a heading that starts with the section's label, and a sentence below. */
export function LabelledHead({ label, heading, lead, isSmall }: LabelledHeadProps) {
  return (
    <div className={`${s.head} ${isSmall ? s.small : ''}`}>
      <h2>
        <span className={s.label}>{label}</span>
        <span className="visually-hidden">: </span>
        {heading}
      </h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
