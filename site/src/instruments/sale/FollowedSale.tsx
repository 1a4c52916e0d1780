import type { System } from '../../../../content/schema/instruments/sale.ts';
import { Mark } from '../../drawings/Mark.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { useInstrument } from '../kit/use-instrument.ts';
import s from './FollowedSale.module.css';
import { weigh } from './model.ts';
import { words } from './words.ts';

const w = words();
const systems = Object.keys(w.systems) as System[];
const start: { system: System } = { system: 'erp' };

/** Renders the integration instrument: six systems on one line, and the order whose fields pass to the chosen one and back. */
export function FollowedSale() {
  const instrument = useInstrument({ name: 'sale', start, weigh: ({ system }) => weigh(w, system) });
  const { system } = instrument.inputs;
  const record = (
    <div className={`picture ${s.record}`}>
      <h3>{w.heading}</h3>
      <p>{w.shown}</p>
      <dl>
        {instrument.outcome.rows.map(({ field, label, value, way, note }) => (
          <div data-way={way} key={field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  return (
    <Instrument state={instrument} tone="tone-green" className={s.followed} words={w} side={record}>
      <ul className={`picture ${s.net}`} data-words>
        {systems.map((name, at) => (
          <li data-picked={system === name || undefined} key={name}>
            <i aria-hidden="true" key={String(system === name)} />
            <div>
              <svg viewBox="0 0 132 84" aria-hidden="true">
                <use href={`#system-${name}`} />
              </svg>
              <h3>{w.cards[at]?.title}</h3>
              <p>{w.cards[at]?.text}</p>
            </div>
            <label className="stretched-input">
              <input
                type="radio"
                name="system"
                value={name}
                checked={system === name}
                aria-label={w.cards[at]?.title ?? ''}
                onChange={() => instrument.set({ system: name })}
              />
            </label>
          </li>
        ))}
        <li className={s.hub} aria-hidden="true">
          <Mark onDark />
        </li>
      </ul>
    </Instrument>
  );
}
