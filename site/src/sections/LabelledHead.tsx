import s from './LabelledHead.module.css';

interface LabelledHeadProps {
  /** What a visitor scans the page for: "Benefits". */
  label: string;
  heading: string;
  lead?: string;
  /** Less large than what it heads, such as figures. */
  isSmall?: boolean;
}

/** A heading that begins with its section's name, and a sentence under it. */
export function LabelledHead({ label, heading, lead, isSmall }: LabelledHeadProps) {
  return (
    <div className={`${s.head} ${isSmall ? s.small : ''}`}>
      <h2>
        <span className={s.label}>{label}</span>
        <span className="unseen">: </span>
        {heading}
      </h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
