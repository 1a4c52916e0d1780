import { Range } from '../kit/controls.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { useInstrument } from '../kit/use-instrument.ts';
import s from './Curtain.module.css';
import { weigh } from './model.ts';
import { Weeks } from './Weeks.tsx';
import { words } from './words.ts';

const w = words();
const start = { opened: w.start };

/** Renders the AI & ML instrument: the model's ranges, and a curtain that the visitor draws from the weeks it never saw. */
export function Curtain() {
  const instrument = useInstrument({ name: 'curtain', start, weigh: ({ opened }) => weigh(w, opened) });
  const { opened } = instrument.inputs;
  return (
    <Instrument state={instrument} tone="tone-sand" className={s.body} words={w}>
      <div className={`picture tone-sand ${s.plot}`}>
        <Weeks weeks={instrument.outcome.weeks} opened={opened} words={w} />
      </div>
      <div className={s.rail}>
        <Range
          name="opened"
          label={w.open}
          value={opened}
          min={0}
          max={w.later.length}
          step={1}
          onChange={(value) => instrument.set({ opened: value })}
        />
      </div>
    </Instrument>
  );
}
