import { palette } from '../../../drawings/palette.ts';
import { Bust } from '../../../drawings/parts/Bust.tsx';
import type { WindowContent } from './content.ts';
import s from './Knowledge.module.css';
import { switches } from './weigh.ts';

interface KnowledgeProps {
  words: WindowContent;
  /** The shopper's name; the enabled `switches`; and whether a personal price was requested. */
  who: string;
  knows: readonly string[];
  own: readonly string[];
  set: (moved: { who?: string; knows?: readonly string[]; own?: readonly string[] }) => void;
}

/** Renders the choice of shopper, and the switches for what the model may know. */
export function Knowledge({ words, who, knows, own, set }: KnowledgeProps) {
  const shopper = words.shoppers.find(({ name }) => name === who);
  const toggle = (name: 'knows' | 'own', value: string, label: string, list: readonly string[]) => (
    <label className={`stretched-input ${s.switch}`} key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={list.includes(value)}
        onChange={() => set({ [name]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value] })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div className={s.controls}>
      <fieldset className={s.shoppers}>
        <legend>{words.who}</legend>
        {words.shoppers.map(({ name, hair, clothes }) => (
          <label className="stretched-input" key={name}>
            <input type="radio" name="who" value={name} checked={name === who} onChange={() => set({ who: name })} />
            <svg className="picture" viewBox="-51 -104 102 102" aria-hidden="true">
              <Bust x={0} y={0} hair={hair} clothes={palette[clothes]} />
            </svg>
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={s.switches}>
        <legend>{words.knows}</legend>
        <button type="button" onClick={() => set({ knows: knows.length ? [] : switches })}>
          {knows.length ? words.allOff : words.allOn}
        </button>
        {shopper && switches.map((name) => toggle('knows', name, shopper[name].says, knows))}
        {toggle('own', 'price', words.ownPrice, own)}
      </fieldset>
    </div>
  );
}
