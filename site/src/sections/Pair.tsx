import s from './Pair.module.css';

interface PairProps {
  /** Accessible label of the section. */
  label: string;
  halves: readonly { kicker?: string; heading: string; paragraphs: readonly string[] }[];
}

/** Renders two texts side by side, each below a line: mission and vision, challenge and solution. */
export function Pair({ label, halves }: PairProps) {
  return (
    <section className={`wrap section ${s.pair}`} aria-label={label}>
      {halves.map(({ kicker, heading, paragraphs }) => (
        <div key={heading}>
          {kicker && <span className="go">{kicker}</span>}
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
