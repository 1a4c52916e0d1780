import { palette } from '../../drawings/palette.ts';
import s from './RangeBar.module.css';

interface RangeBarProps {
  label: string;
  /** Labelled ends of the bar, which is drawn to scale. */
  from: { value: number; text: string; label: string };
  to: { value: number; text: string; label: string };
}

/** Renders a measure as a bar: today solid, the possible increase lighter. */
export function RangeBar({ label, from, to }: RangeBarProps) {
  const end = to.value > 0 ? (300 * from.value) / to.value : 0;
  return (
    <div className={s.measure}>
      <dt>{label}</dt>
      <dd>
        <svg className="on-green" viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 10H${end.toFixed(1)}`} stroke={palette.paper} strokeWidth="20" />
          <path d={`M${Math.min(300, end + 2).toFixed(1)} 10H300`} stroke={palette.marigold} strokeWidth="20" />
        </svg>
        <span>
          <small>{from.label}</small> <span>{from.text}</span>
        </span>{' '}
        <span>
          <small>{to.label}</small> <b>{to.text}</b>
        </span>
      </dd>
    </div>
  );
}
