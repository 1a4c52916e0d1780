import s from './SectionHead.module.css';

interface SectionHeadProps {
  /** What the section is, in a word or two, above the claim. */
  kicker?: string;
  heading: string;
  lead?: string;
}

/** A short claim on the left and one sentence of proof on the right. */
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
