import { type Pickable, pickable } from '../../../../content/schema/instruments/goods.ts';
import s from './controls.module.css';
import { words } from './words.ts';

interface ChoiceProps {
  name: string;
  /** Visually hidden unless `showsLegend`. */
  legend: string;
  showsLegend?: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Renders options as pills with radio buttons. */
export function Choice({ name, legend, showsLegend = false, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={showsLegend ? s.choice : `${s.choice} ${s.row}`}>
      <legend className={showsLegend ? s.legend : 'visually-hidden'}>{legend}</legend>
      {options.map((option) => (
        <label className="stretched-input" key={option.value}>
          <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const frame = words();
const goods = pickable.map((value) => ({ value, label: frame.goods[value] }));

/** Renders the choice of the example shop's product. */
export function GoodChoice({ value, onChange }: { value: Pickable; onChange: (good: Pickable) => void }) {
  return <Choice name="good" legend={frame.good} options={goods} value={value} onChange={(good) => onChange(good as Pickable)} />;
}

interface RangeProps {
  name: string;
  label: string;
  value: number;
  /** Bounds and step, in the unit of `value`. */
  min: number;
  max: number;
  step: number;
  /** Formatted value, such as "12 days". */
  text?: string;
  /** Shape of the thumb: a weight, or a stop for a limit that the shop sets. */
  kind?: 'weight' | 'limit';
  onChange: (value: number) => void;
}

/** Renders a native range input as a groove with a weight. */
export function Range({ label, value, text = String(value), kind = 'weight', onChange, name, min, max, step }: RangeProps) {
  const percent = Math.round(((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 1000) / 10;
  return (
    <label className={kind === 'limit' ? `${s.range} ${s.limit}` : s.range}>
      <span className={s.caption}>
        {`${label} `}
        {/* An <output> would be named by the label, instead of the range. The range itself announces its value. */}
        <b aria-hidden="true">{text}</b>
      </span>
      <span className={s.rail}>
        <svg className={s.groove} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path className={s.rest} d="M0 3H100" />
          <path className={s.fill} d={`M0 3H${percent}`} />
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
