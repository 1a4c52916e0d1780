import s from './Choice.module.css';

interface ChoiceProps {
  name: string;
  /** Says what is chosen; seen when `isNamed`. */
  legend: string;
  isNamed?: boolean;
  options: readonly { value: string; label: string }[];
  /** One of them, or those that are ticked. */
  value: string | readonly string[];
  onChange: (value: string) => void;
}

/** One of a few (radio buttons), or any of a few (checkboxes, when `value` is a list): pills that keyboard and screen reader know. */
export function Choice({ name, legend, isNamed = false, options, value, onChange }: ChoiceProps) {
  const isChosen = (option: string) => (typeof value === 'string' ? value === option : value.includes(option));
  return (
    <fieldset className={isNamed ? s.choice : `${s.choice} ${s.row}`}>
      <legend className={isNamed ? s.legend : 'unseen'}>{legend}</legend>
      {options.map((option) => (
        <label className="covered" key={option.value}>
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
