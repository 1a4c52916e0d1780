import s from './Range.module.css';

interface RangeProps {
  name: string;
  label: string;
  value: number;
  /** Same unit as `value`. */
  min: number;
  max: number;
  step: number;
  /** The value as it is read: "12 days". */
  text?: string;
  /** The parts where a limit refuses, from and to, in the range's own unit: brick red in the groove. */
  refused?: readonly (readonly [number, number])[];
  /** limit: a stop that the shop sets, and no weight. */
  kind?: 'weight' | 'limit';
  onChange: (value: number) => void;
}

/** A native range that looks like a groove with a weight to move. Arrow keys move it by one step. */
export function Range({ label, value, text = String(value), refused = [], kind = 'weight', onChange, name, min, max, step }: RangeProps) {
  const at = (place: number) => Math.round(((Math.min(max, Math.max(min, place)) - min) / (max - min)) * 1000) / 10;
  return (
    <label className={kind === 'limit' ? `${s.range} ${s.limit}` : s.range}>
      <span className={s.said}>
        {`${label} `}
        {/* Not an <output>: the label would name it, and not the range. The range says it itself. */}
        <b aria-hidden="true">{text}</b>
      </span>
      <span className={s.rail}>
        <svg className={s.groove} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path className={s.rest} d="M0 3H100" />
          <path className={s.fill} d={`M0 3H${at(value)}`} />
          {refused.map(([from, to]) => (
            <path className={s.refused} key={from} d={`M${at(from)} 3H${at(to)}`} />
          ))}
        </svg>
        <input
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text === String(value) ? undefined : text}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </span>
    </label>
  );
}
