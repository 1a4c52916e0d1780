import s from './Choice.module.css';

interface ChoiceProps {
  name: string;
  /** Visually hidden unless `showsLegend`. */
  legend: string;
  showsLegend?: boolean;
  options: readonly { value: string; label: string }[];
  /** The selected option, or the list of ticked options. */
  value: string | readonly string[];
  onChange: (value: string) => void;
}

/** Renders options as pills: radio buttons, or checkboxes if `value` is a list. */
export function Choice({ name, legend, showsLegend = false, options, value, onChange }: ChoiceProps) {
  const isChosen = (option: string) => (typeof value === 'string' ? value === option : value.includes(option));
  return (
    <fieldset className={showsLegend ? s.choice : `${s.choice} ${s.row}`}>
      <legend className={showsLegend ? s.legend : 'visually-hidden'}>{legend}</legend>
      {options.map((option) => (
        <label className="stretched-input" key={option.value}>
          <input
            type={typeof value === 'string' ? 'radio' : 'checkbox'}
            name={name}
            value={option.value}
            checked={isChosen(option.value)}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
