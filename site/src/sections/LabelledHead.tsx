import s from './LabelledHead.module.css';

interface LabelledHeadProps {
  /** Label for scanning the page, such as "Benefits". */
  label: string;
  heading: string;
  lead?: string;
  /** For the one or two sections that matter on a page. */
  isLarge?: boolean;
}

/** Renders a heading that starts with the section's label, and a sentence below. */
export function LabelledHead({ label, heading, lead, isLarge }: LabelledHeadProps) {
  return (
    <div className={s.head}>
      <h2 className={isLarge ? 'large' : undefined}>
        <span className={s.label}>{label}</span>
        <span className="visually-hidden">: </span>
        {heading}
      </h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
